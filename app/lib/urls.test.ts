import { expect, test } from "vitest";
import { absoluteUrl, isFileUrl, parseUrl, toOwnPath } from "./urls";

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
  [["/cdn/a.jpg"], false],
])("a file at %s may be loaded: %s", (url, isAllowed) => {
  expect(isFileUrl(url)).toBe(isAllowed);
});

test.each([
  ["/cdn/a.jpg?v=1", "https://shop.example/cdn/a.jpg?v=1"],
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
])("%s is %s on another site", (url, absolute) => {
  expect(absoluteUrl(url, "https://shop.example")).toBe(absolute);
});

test.each([
  ["/shop?a=1#b", "/shop?a=1#b"],
  ["shop", "/shop"],
  ["/search//oil", "/search//oil"],
  ["https://shop.example/a", "/a"],
  ["https://shop.example//evil.example/a", "/evil.example/a"],
  ["/.//evil.example", "/evil.example"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["\\\\evil.example", null],
  ["/\t/evil.example", null],
  ["https://evil.example/", null],
  ["https:evil.example", "/evil.example"],
  ["https:/\\evil.example", null],
  ["http://shop.example/", null],
  ["https://shop.example@evil.example/", null],
  ["javascript:alert(1)", null],
])("of the shop %s is the path %s", (url, path) => {
  expect(toOwnPath(url, ["https://shop.example"])).toBe(path);
});

test("what is no URL is null", () => {
  expect(parseUrl("https://")).toBeNull();
  expect(parseUrl("/shop")).toBeNull();
  expect(parseUrl("/shop", "https://shop.example")?.href).toBe("https://shop.example/shop");
});
