import { beforeEach, expect, test, vi } from "vitest";

let entries: Map<string, string>;
let isRefused: boolean;

/** The module without the code of the test before. */
async function open() {
  vi.resetModules();
  return import("./discount-code");
}

beforeEach(() => {
  entries = new Map();
  isRefused = false;
  const refuse = () => {
    if (isRefused) throw new Error("Storage is blocked");
  };
  vi.stubGlobal("sessionStorage", {
    getItem(key: string) {
      refuse();
      return entries.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      refuse();
      entries.set(key, text);
    },
  });
});

test("a code is kept as it is written, and replaced by the next", async () => {
  const { keepDiscountCode, readDiscountCode } = await open();
  expect(readDiscountCode()).toBeNull();
  keepDiscountCode(" Welcome10 ");
  expect(readDiscountCode()).toBe("Welcome10");
  expect((await open()).readDiscountCode()).toBe("Welcome10");
  keepDiscountCode("10% OFF");
  expect(readDiscountCode()).toBe("10% OFF");
});

test.each(["", " ", "a\u0000b", "x".repeat(256)])("%j is no code", async (text) => {
  const { keepDiscountCode, readDiscountCode } = await open();
  keepDiscountCode("A");
  keepDiscountCode(text);
  expect(readDiscountCode()).toBe("A");
  entries.set("shop-discount", text);
  expect((await open()).readDiscountCode()).toBeNull();
});

test("without storage a code is kept until the page is loaded again", async () => {
  isRefused = true;
  const { keepDiscountCode, readDiscountCode } = await open();
  keepDiscountCode("A");
  expect(readDiscountCode()).toBe("A");
  expect((await open()).readDiscountCode()).toBeNull();
});
