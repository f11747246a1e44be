import * as v from "valibot";
import { expect, test } from "vitest";
import { EmailAddress } from "./address.ts";

const a = (count: number) => "a".repeat(count);

test.each([
  ["ana@example.com", "ana@example.com"],
  ["  Ana.Maria+Hair@Example.COM ", "ana.maria+hair@example.com"],
  ["o'neil@mail.example.co.uk", "o'neil@mail.example.co.uk"],
  ["ana@xn--bcher-kva.example", "ana@xn--bcher-kva.example"],
  [`${a(64)}@example.com`, `${a(64)}@example.com`],
])("%j is stored as %j", (text, address) => {
  expect(v.parse(EmailAddress, text)).toBe(address);
});

test.each([
  ["an empty text", ""],
  ["no at sign", "ana.example.com"],
  ["two at signs", "ana@home@example.com"],
  ["no dot in the domain", "ana@localhost"],
  ["an IP address", "ana@127.0.0.1"],
  ["an empty label", "ana@example..com"],
  ["a leading dot", ".ana@example.com"],
  ["a dot before the at sign", "ana.@example.com"],
  ["two dots", "ana..maria@example.com"],
  ["a hyphen at the start of a label", "ana@-example.com"],
  ["a space inside", "ana maria@example.com"],
  ["angle brackets", "<ana@example.com>"],
  ["a display name", "Ana <ana@example.com>"],
  ["a second address", "ana@example.com,zoe@example.com"],
  ["a line break and a header", "ana@example.com\r\nBcc: all@example.com"],
  ["a line break at the end", "ana@example.com\n"],
  ["an encoded line break", "ana@example.com%0aBcc:x"],
  ["a NUL", "ana\0@example.com"],
  ["a Cyrillic letter that looks Latin", "\u0430na@example.com"],
  ["a look-alike in the domain", "ana@ex\u0430mple.com"],
  ["full-width letters", "\uff41na\uff20example.com"],
  ["the Kelvin sign, which is a k in lower case", "\u212Aate@example.com"],
  ["an invisible letter", "ana\u200b@example.com"],
  ["right-to-left writing", "ana\u202e@example.com"],
  ["65 characters before the at sign", `${a(65)}@example.com`],
  ["255 characters", `ana@${`${a(49)}.`.repeat(5)}c`],
  ["10,000 characters", `${a(10_000)}@example.com`],
])("%s is refused", (_, text) => {
  expect(v.is(EmailAddress, text)).toBe(false);
});
