import { expect, test } from "vitest";
import { getSearchPath, parseQuery } from "./search-query";

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
])("%.40s is a search for %.20j", (search, query) => {
  expect(parseQuery(search)).toBe(query);
});

test.each([
  [" 45+ & more ", "/search?q=45%2B+%26+more"],
  ["   ", "/search"],
])("a search for %j is at %s", (text, path) => {
  expect(getSearchPath(text)).toBe(path);
});
