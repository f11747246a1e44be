import { describe, expect, test } from "vitest";
import { normalizeAddress } from "./address.ts";
import { csvLine } from "./csv.ts";
import { createRateLimit } from "./rate-limit.ts";

const long = (count: number) => "a".repeat(count);

test.each([
  ["ana@example.com", "ana@example.com"],
  ["  Ana.Maria+Hair@Example.COM ", "ana.maria+hair@example.com"],
  ["o'neil@mail.example.co.uk", "o'neil@mail.example.co.uk"],
  ["ana@xn--bcher-kva.example", "ana@xn--bcher-kva.example"],
  [`${long(64)}@example.com`, `${long(64)}@example.com`],
])("%j is kept as %j", (text, address) => {
  expect(normalizeAddress(text)).toBe(address);
});

test.each([
  ["nothing", ""],
  ["no at sign", "ana.example.com"],
  ["two at signs", "ana@home@example.com"],
  ["no dot in the domain", "ana@localhost"],
  ["a machine's address", "ana@127.0.0.1"],
  ["an empty label", "ana@example..com"],
  ["a dot at an end", ".ana@example.com"],
  ["two dots", "ana..maria@example.com"],
  ["a hyphen at the start of a label", "ana@-example.com"],
  ["a space inside", "ana maria@example.com"],
  ["angle brackets", "<ana@example.com>"],
  ["a name before it", "Ana <ana@example.com>"],
  ["a second address", "ana@example.com,zoe@example.com"],
  ["a line break and a header", "ana@example.com\r\nBcc: all@example.com"],
  ["a line break alone", "ana@example.com\n"],
  ["an encoded line break", "ana@example.com%0aBcc:x"],
  ["a NUL", "ana\0@example.com"],
  ["a Cyrillic letter that looks Latin", "\u0430na@example.com"],
  ["a look-alike in the domain", "ana@ex\u0430mple.com"],
  ["full-width letters", "\uff41na\uff20example.com"],
  ["a letter that lower case makes ASCII", "\u212Aate@example.com"],
  ["an invisible letter", "ana\u200b@example.com"],
  ["right-to-left writing", "ana\u202e@example.com"],
  ["65 characters before the at sign", `${long(65)}@example.com`],
  ["255 characters", `ana@${`${long(49)}.`.repeat(5)}c`],
  ["10 000 characters", `${long(10_000)}@example.com`],
])("%s is no address", (_, text) => {
  expect(normalizeAddress(text)).toBeNull();
});

test.each(["=cmd|' /C calc'!A0", "+1", "-1", "@sum(1)", "\t=1", "\r=1"])(
  "a spreadsheet reads %j as text",
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

test("quotes and line breaks stay inside their cell", () => {
  expect(csvLine(['say "hi"', "a,b\nc"])).toBe('"say ""hi""","a,b\nc"\r\n');
});

describe("a rate limit", () => {
  test("lets each key through so often, and again when its span is over", () => {
    let now = 0;
    const limit = createRateLimit({ times: 2, perMs: 10_000, now: () => now });

    expect([1, 2, 3].map(() => limit.consume("ana"))).toEqual([0, 0, 10]);
    now = 9_500;
    expect(limit.consume("ana")).toBe(1);
    expect(limit.consume("zoe")).toBe(0);
    now = 10_000;
    expect(limit.consume("ana")).toBe(0);
  });

  test("remembers only so many keys", () => {
    const limit = createRateLimit({ times: 1, perMs: 10_000, now: () => 0, maxKeys: 2 });
    for (const key of ["a", "b", "c"]) limit.consume(key);

    expect(limit.consume("c")).toBe(10);
    expect(limit.consume("a")).toBe(0);
  });
});
