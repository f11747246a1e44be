import { expect, test } from "vitest";
import { getAriaCurrent } from "./nav-link";

test.each([
  ["/shop", "/shop", "page"],
  ["/shop/", "/shop", "page"],
  ["/shop/haircare", "/shop", "true"],
  ["/shopping", "/shop", undefined],
  ["/", "/shop", undefined],
])("on %s the link to %s is %s", (pathname, to, expected) => {
  expect(getAriaCurrent(pathname, to)).toBe(expected);
});
