import { expect, test } from "vitest";
import { splitReview } from "./review-card";

const a = (count: number) => "a".repeat(count);
const b = (count: number) => "b".repeat(count);

test.each([
  ["of 200 characters is whole", `${a(199)}x`, ""],
  ["is cut after the last word within 200 characters", a(190), ` ${b(20)} c`],
  ["has a word that ends at the 200th character", `${a(150)} ${b(49)}`, " c"],
  ["has no comma before the ellipsis", a(190), `, ${b(20)}`],
  ["without a space is cut at 200 characters", a(200), a(100)],
])("a review %s", (_, start, rest) => {
  expect(splitReview(start + rest)).toEqual({ start, rest });
});
