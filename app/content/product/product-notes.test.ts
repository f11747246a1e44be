import { expect, test } from "vitest";
import { helpTopics } from "../help/faq";
import { shipping } from "../help/shipping";
import { getProductCopy } from "./product-notes";

const general = getProductCopy("any-other-product").faqs;

test.each(["constructor", "__proto__", "toString", "", "../x"])(
  "the handle %j has the copy of any other product",
  (handle) => {
    expect(getProductCopy(handle)).toMatchObject({ note: null, faqs: general });
  },
);

test.each([
  ["product pages", general],
  ["the FAQ", helpTopics],
  ["the shipping page", shipping],
])("%s refer a visitor abroad to the checkout's list of countries", (_, copy) => {
  expect(JSON.stringify(copy)).toContain(
    "The checkout lists those it delivers to and shows the cost",
  );
});
