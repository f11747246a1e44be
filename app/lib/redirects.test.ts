import { expect, test } from "vitest";
import { findRedirect } from "./redirects";

test.each([
  ["/learn/quiz", "/quiz"],
  ["/proof", "/proof/testimonials"],
  ["/quiz", null],
  ["/learn/quiz?from=mail", null],
  ["learn/quiz", null],
  ["/toString", null],
  ["/constructor", null],
  ["/", null],
])("a link to %s leads on to %s", (to, destination) => {
  expect(findRedirect(to)).toBe(destination);
});
