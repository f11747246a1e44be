import { beforeEach, expect, test, vi } from "vitest";
import { stubSessionStorage } from "../../../tests/support/stub-storage";

let entries: Map<string, string>;

/** The module as a page loads it, without the state of the one before. */
async function open() {
  vi.resetModules();
  const code = await import("./discount-code");
  code.readDiscountCodes();
  return { ...code, getCode: () => code.useDiscountCodes.getState().codes.join() || null };
}

beforeEach(() => {
  entries = stubSessionStorage();
});

test("a code is kept as it is written, and replaced by the next", async () => {
  const { keepDiscountCodes, getCode } = await open();
  expect(getCode()).toBeNull();
  expect(keepDiscountCodes(" Welcome10 ")).toBe(true);
  expect(getCode()).toBe("Welcome10");
  expect((await open()).getCode()).toBe("Welcome10");
  keepDiscountCodes("10% OFF");
  expect(getCode()).toBe("10% OFF");
});

test("a code that is removed stays away", async () => {
  const { keepDiscountCodes, removeDiscountCodes, getCode } = await open();
  keepDiscountCodes("A");
  removeDiscountCodes();
  expect(getCode()).toBeNull();
  expect((await open()).getCode()).toBeNull();
});

test("a code may have 255 characters", async () => {
  const { keepDiscountCodes, getCode } = await open();
  const code = "x".repeat(255);

  expect(keepDiscountCodes(code)).toBe(true);
  expect(getCode()).toBe(code);
});

test.each(["", " ", "a\u0000b", "x".repeat(256)])("%j is not a code", async (text) => {
  const { keepDiscountCodes, getCode } = await open();
  keepDiscountCodes("A");
  expect(keepDiscountCodes(text)).toBe(false);
  expect(getCode()).toBe("A");
  entries.set("shop-discount", text);
  expect((await open()).getCode()).toBeNull();
});

test.each([
  ["A,B", ["A", "B"]],
  [" A , B ,", ["A", "B"]],
  ["A,A", ["A"]],
])("%j are the codes %j", async (text, codes) => {
  const { keepDiscountCodes } = await open();
  keepDiscountCodes(text);

  const { useDiscountCodes } = await open();
  expect(useDiscountCodes.getState()).toEqual({ codes });
});

test("commas alone are no code", async () => {
  const { keepDiscountCodes } = await open();

  expect(keepDiscountCodes(" ,, ")).toBe(false);
});
