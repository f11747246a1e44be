import { beforeEach, expect, test, vi } from "vitest";
import { stubSessionStorage } from "../../../tests/support/stub-storage";
import { keepCampaign, withCampaign } from "./attribution";

const checkoutUrl = "https://pay.example/cart/c/1?key=2&channel=online_store";
let entries: Map<string, string>;

beforeEach(() => {
  entries = stubSessionStorage();
  vi.stubGlobal("navigator", {});
});

test("the campaign of the first page is added to the checkout's address, and nothing else of it", () => {
  keepCampaign("?utm_source=a+letter&sort=name&gclid=X&channel=other&key=9&_ga=1");
  expect(withCampaign(checkoutUrl)).toBe(`${checkoutUrl}&utm_source=a+letter&gclid=X`);
});

test("a later page of the visit changes nothing", () => {
  keepCampaign("?ref=A");
  keepCampaign("?ref=B&utm_source=ad");
  expect(withCampaign(checkoutUrl)).toBe(`${checkoutUrl}&ref=A`);
});

test("a page without a campaign keeps nothing, and a link of one that follows counts", () => {
  keepCampaign("?sort=name");
  expect(entries.size).toBe(0);
  expect(withCampaign(checkoutUrl)).toBe(checkoutUrl);
  keepCampaign("?ref=B");
  expect(withCampaign(checkoutUrl)).toBe(`${checkoutUrl}&ref=B`);
});

test("Global Privacy Control keeps nothing, and forgets what was kept", () => {
  keepCampaign("?ref=A");
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(withCampaign(checkoutUrl)).toBe(checkoutUrl);
  keepCampaign("?ref=A");
  expect(entries.size).toBe(0);
});

test("what is too long or too many is left out, also from the storage", () => {
  keepCampaign(`?utm_source=${"x".repeat(500)}&ref=A`);
  expect(withCampaign(checkoutUrl)).toBe(`${checkoutUrl}&ref=A`);
  const many = Array.from({ length: 30 }, (_, index) => `utm_${index}=x`).join("&");
  entries.set("shop-campaign", `channel=other&${many}`);
  const { searchParams } = new URL(withCampaign(checkoutUrl));
  expect([...searchParams].length).toBe(2 + 20);
  expect(searchParams.getAll("channel")).toEqual(["online_store"]);
});

test.each(["https://pay.example", "/cart/c/1", ""])(
  "the address %j is as the store sent it, without a campaign",
  (url) => {
    expect(withCampaign(url)).toBe(url);
  },
);

test("an address that is none has no campaign", () => {
  keepCampaign("?ref=A");
  expect(withCampaign("/cart/c/1")).toBe("/cart/c/1");
});
