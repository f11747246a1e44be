import { expect, test } from "vitest";
import { getSearchPath, parseQuery } from "./search-path";

test.each([
  ["", ""],
  ["?q=", ""],
  ["?q=+++", ""],
  ["?q=hair+oil", "hair oil"],
  ["?q=%20hair%20%0a%20oil%20", "hair oil"],
  ["?q=oil&q=serum", "oil"],
  ["?Q=oil", ""],
  ["?q[]=oil", ""],
  ["?q=%3Cscript%3Ealert(1)%3C/script%3E", "<script>alert(1)</script>"],
  ["?q=%ZZ%E0%A4", "%ZZ\uFFFD"],
  [`?q=${"x".repeat(10_000)}`, "x".repeat(100)],
])("%s asks for %j", (search, query) => {
  expect(parseQuery(search)).toBe(query);
});

test("an address says what is searched, and nothing when nothing is", () => {
  expect(getSearchPath(" 45+ & more ")).toBe("/search?q=45%2B+%26+more");
  expect(getSearchPath("   ")).toBe("/search");
});
