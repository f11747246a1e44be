import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("a table is lines of quoted cells", () => {
  expect(
    toCsv([
      ["address", "source"],
      ['"ana"@example.com', "footer, left"],
    ]),
  ).toBe('"address","source"\r\n"""ana""@example.com","footer, left"\r\n');
});

test.each(["+", "-", "=", "@", "\t", "\r", "\n"])(
  "a cell that begins with %j is no formula in a spreadsheet",
  (start) => {
    expect(toCsv([[`${start}1@example.com`]])).toBe(`"'${start}1@example.com"\r\n`);
  },
);

test("the same characters later in a cell stay as they are", () => {
  expect(toCsv([["ana+list-1=x@example.com"]])).toBe('"ana+list-1=x@example.com"\r\n');
});
