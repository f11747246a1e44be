import { expect, test } from "vitest";
import { findAnswers, getHelpTopics, parseFaqSearch } from "./help-answers";

const topics = getHelpTopics(true, true, () => true);
const found = (search: string) =>
  findAnswers(topics, search).flatMap(({ answers }) => answers.map(({ id }) => id));

test.each([
  ["cookies", ["cookies"]],
  ["nursing", ["pregnancy"]],
  ["allergy", ["allergens"]],
  ["side effects", ["side-effects"]],
  ["blood thinner", ["pregnancy", "medicine"]],
  ["birth control", ["medicine"]],
  ["minoxidil", ["medicine"]],
  ["epilepsy", ["rosemary"]],
  ["unsubscribe", ["unsubscribe"]],
  ["gift", ["gift"]],
  ["when will my order arrive", ["delivery"]],
  ["cancel subscription", ["how-it-works", "cancel"]],
  ["COOKIES", ["cookies"]],
  ["breastfeeding palmetto", ["pregnancy"]],
  ["  palmetto   breastfeeding ", ["pregnancy"]],
  ["perfume helicopter", []],
])("a search for '%s' finds the answers with all its words", (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test.each(["pregnancy", "breastfeeding", "return", "refund"])("'%s' finds an answer", (search) => {
  expect(found(search)).not.toEqual([]);
});

test("an empty search finds every answer, each with its own id", () => {
  const ids = found("");

  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ["?q=cookies&q=money", "cookies"],
  [`?q=${"a".repeat(10_000)}`, "a".repeat(120)],
  ["?q=%20%20", ""],
  ["?other=1", ""],
])("%.20s… is a search of bounded length", (query, search) => {
  expect(parseFaqSearch(new URLSearchParams(query))).toBe(search);
});
