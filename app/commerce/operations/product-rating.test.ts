import { expect, test } from "vitest";
import { createTestClient } from "../../../tests/support/test-client";
import { fetchProduct } from "./product-by-handle";
import { fetchProducts } from "./products";

const scale = { scale_min: "1.0", scale_max: "5.0" };
const rate = (value: unknown, others: object = scale) => JSON.stringify({ value, ...others });

const serum = { id: "1", handle: "serum", title: "Serum" };
const good = rate("4.5");

/** What the store sends of a product, whose errors name metafields that it refuses. */
function respond(value: unknown, count: unknown, errors?: unknown) {
  const toField = (sent: unknown) => (sent === undefined ? null : { value: sent });
  const product = { ...serum, ratingValue: toField(value), ratingCount: toField(count) };
  const data = { product, products: { edges: [{ node: product }] } };
  return createTestClient({ data, errors }).client;
}

test("a product has the rating that a review app has written, on its page and in lists", async () => {
  const client = respond(rate("4.53"), "1284");
  const rating = { average: "4.5", count: 1284 };

  expect(await fetchProduct(client, "serum")).toMatchObject({ rating });
  expect(await fetchProducts(client, 20)).toMatchObject([{ rating }]);
});

test.each([
  ["no metafields", undefined, undefined],
  ["no count", good, undefined],
  ["a count alone", undefined, "12"],
  ["nobody who rated", good, "0"],
  ["a count below zero", good, "-3"],
  ["half a review", good, "1.5"],
  ["a count in words", good, "many"],
  ["a count as a number", good, 12],
  ["no JSON", "4.5", "12"],
  ["half a JSON", '{"value":"4.5"', "12"],
  ["null", "null", "12"],
  ["a list", '["4.5"]', "12"],
  ["no scale", rate("4.5", {}), "12"],
  ["a scale of ten", rate("4.5", { ...scale, scale_max: "10.0" }), "12"],
  ["a value above the scale", rate("5.1"), "12"],
  ["a value below the scale", rate("0.5"), "12"],
  ["no stars", rate("0", { ...scale, scale_min: "0" }), "12"],
  ["a value in words", rate("<b>five</b>"), "12"],
  ["a value that is no number", rate("NaN"), "12"],
  ["an empty value", rate(""), "12"],
  ["markup behind the value", rate("4.5<script>"), "12"],
])("%s is no rating", async (_, value, count) => {
  expect(await fetchProduct(respond(value, count), "serum")).not.toHaveProperty("rating");
});

test.each([
  ["product", "ratingValue"],
  ["product", "ratingCount", "value"],
])("a store that refuses the metafield at %s.%s still sends the product", async (...path) => {
  const client = respond(undefined, undefined, [{ message: "Access denied", path }]);

  expect(await fetchProduct(client, "serum")).toMatchObject({ title: "Serum" });
});
