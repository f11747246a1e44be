import { expect, test } from "vitest";
import { helpTopics } from "../help/faq";
import { shipping } from "../help/shipping";
import { getProductCopy } from "./product-notes";

const general = getProductCopy("any-other-product").faqs;

test.each(["constructor", "__proto__", "toString", "", "../x"])("%j has general copy", (handle) => {
  expect(getProductCopy(handle)).toMatchObject({ note: null, faqs: general });
});

test.each([
  ["product pages", general],
  ["the FAQ", helpTopics],
  ["the shipping page", shipping],
])("%s refer a visitor abroad to the checkout's list of countries", (_, copy) => {
  const sentence = "The checkout lists those it delivers to and shows the cost";

  expect(JSON.stringify(copy)).toContain(sentence);
});
