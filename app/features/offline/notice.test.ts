import { expect, test, vi } from "vitest";
import { wantedPage } from "./kept-pages";
import { noticeFor, type Situation } from "./notice";

const keptAt = Date.UTC(2026, 10, 21, 18, 30);
const online: Situation = { isOffline: false, keptAt: null, isBack: false };

test.each([
  ["a page from the server on a line that works", {}, null],
  [
    "a page that was open when the network went",
    { isOffline: true },
    /^You are offline\. Your cart/,
  ],
  [
    "a copy",
    { isOffline: true, keptAt },
    /^You are offline\. Prices and availability are from Nov/,
  ],
  ["a copy on a line that seems to work", { keptAt }, /^The shop does not answer.* are from Nov/],
  ["a page whose network has come back", { isBack: true }, /^You are online again/],
])("%s says what is so", (_, situation, text) => {
  const notice = noticeFor({ ...online, ...situation });

  if (text === null) expect(notice).toBeNull();
  else expect(notice?.text).toMatch(text);
});

test("only a page that could be had anew offers that", () => {
  expect(noticeFor({ ...online, keptAt })?.canRenew).toBe(true);
  expect(noticeFor({ ...online, keptAt, isOffline: true })?.canRenew).toBe(false);
});

test.each([
  ["#/about?utm_source=letter", "/about?utm_source=letter"],
  ["#/products/hair-oil", "/products/hair-oil"],
  ["", null],
  ["#main", null],
  ["#/offline", null],
  ["#//evil.example/", null],
  ["#/\\evil.example/", null],
  ["#https://evil.example/", null],
  ["#javascript:alert(1)", null],
])("a fragment %s asks for %s", (hash, path) => {
  vi.stubGlobal("location", { origin: "https://shop.example" });
  expect(wantedPage(hash)).toBe(path);
});
