import { beforeEach, expect, test, vi } from "vitest";

let entries: Map<string, string>;
let isRefused: boolean;

/** The module as a page loads it, without the state of the one before. */
async function open() {
  vi.resetModules();
  const code = await import("./discount-code");
  code.readDiscountCode();
  return { ...code, getCode: () => code.useDiscountCode.getState().code };
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
    removeItem(key: string) {
      refuse();
      entries.delete(key);
    },
  });
});

test("a code is kept as it is written, and replaced by the next", async () => {
  const { keepDiscountCode, getCode } = await open();
  expect(getCode()).toBeNull();
  expect(keepDiscountCode(" Welcome10 ")).toBe(true);
  expect(getCode()).toBe("Welcome10");
  expect((await open()).getCode()).toBe("Welcome10");
  keepDiscountCode("10% OFF");
  expect(getCode()).toBe("10% OFF");
});

test("a code that is removed stays away", async () => {
  const { keepDiscountCode, removeDiscountCode, getCode } = await open();
  keepDiscountCode("A");
  removeDiscountCode();
  expect(getCode()).toBeNull();
  expect((await open()).getCode()).toBeNull();
});

test("a code may have 255 characters", async () => {
  const { keepDiscountCode, getCode } = await open();
  const code = "x".repeat(255);

  expect(keepDiscountCode(code)).toBe(true);
  expect(getCode()).toBe(code);
});

test.each(["", " ", "a\u0000b", "x".repeat(256)])("%j is no code", async (text) => {
  const { keepDiscountCode, getCode } = await open();
  keepDiscountCode("A");
  expect(keepDiscountCode(text)).toBe(false);
  expect(getCode()).toBe("A");
  entries.set("shop-discount", text);
  expect((await open()).getCode()).toBeNull();
});

test("without storage a code is kept until the page is loaded again", async () => {
  isRefused = true;
  const { keepDiscountCode, removeDiscountCode, getCode } = await open();
  keepDiscountCode("A");
  expect(getCode()).toBe("A");
  expect((await open()).getCode()).toBeNull();
  removeDiscountCode();
  expect(getCode()).toBeNull();
});

test("a code that could not be stored outlives another look into the storage", async () => {
  const { keepDiscountCode, readDiscountCode, getCode } = await open();
  isRefused = true;
  keepDiscountCode("A");
  isRefused = false;

  readDiscountCode();

  expect(getCode()).toBe("A");
});
