import { expect, test } from "vitest";
import { absoluteUrl, isPictureUrl } from "./urls";

test.each([
  ["https://cdn.example/a.jpg", true],
  ["HTTP://cdn.example/a.jpg", true],
  ["/cdn/a.jpg", true],
  ["//elsewhere.example/a.jpg", false],
  ["/\\elsewhere.example/a.jpg", false],
  ["javascript:alert(1)", false],
  ["data:image/png;base64,x", false],
  ["a.jpg", false],
  [`/${"a".repeat(3_000)}`, false],
  ["", false],
  [4, false],
])("a picture at %s may be loaded: %s", (url, isAllowed) => {
  expect(isPictureUrl(url)).toBe(isAllowed);
});

test.each([
  ["/cdn/a.jpg?v=1", "https://shop.example/cdn/a.jpg?v=1"],
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
])("%s is %s on another site", (url, absolute) => {
  expect(absoluteUrl(url, "https://shop.example")).toBe(absolute);
});
