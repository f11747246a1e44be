import { expect, test } from "vitest";
import { helpTopics } from "../help/faq";
import { shipping } from "../help/shipping";
import { getProductCopy } from "./product-copy";

const firstQuestion = (handle: string) => getProductCopy(handle).faqs[0]?.question;

test.each([
  ["hair-nutraceutical", "When will I see a difference?"],
  ["after-wash-scalp-serum", "Do I rinse it out?"],
  ["shampoo", "Can I use it every day?"],
  ["conditioner", "Where do I put it?"],
  ["hair-oil", "How much do I use?"],
])("%s has questions of its own", (handle, question) => {
  expect(firstQuestion(handle)).toBe(question);
});

test("any other product answers the five general questions", () => {
  const answers = getProductCopy("growth-strength-shampoo")
    .faqs.map(({ answer }) => answer)
    .join(" ");

  for (const fact of [
    "30-day money-back",
    "ship in 1-2 business days",
    "3-5 business days in the US",
    "most countries internationally",
    "cruelty-free",
  ]) {
    expect(answers).toContain(fact);
  }
});

test("a visitor abroad is sent to the checkout's own list of countries, wherever she asks", () => {
  for (const words of [getProductCopy("growth-strength-shampoo").faqs, helpTopics, shipping]) {
    expect(JSON.stringify(words)).toContain(
      "The checkout lists those it delivers to and shows the cost",
    );
  }
});

test.each(["constructor", "__proto__", "toString", "", "../x"])(
  "a handle like %j finds no words of its own",
  (handle) => {
    expect(getProductCopy(handle).note).toBeNull();
    expect(firstQuestion(handle)).toBe("Can I send it back?");
  },
);

test("topicals never claim to act on growth", () => {
  const topicals = ["growth-strength-shampoo", "shampoo", "after-wash-scalp-serum", "hair-oil"];
  for (const handle of topicals) {
    expect(JSON.stringify(getProductCopy(handle))).not.toMatch(/regrow|stops? hair loss|DHT|!/i);
  }
});
