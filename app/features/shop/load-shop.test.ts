import { describe, expect, test } from "vitest";
import { createTestContext } from "../../../tests/support/test-client";
import { loadShopProducts } from "./load-shop";

const price = { amount: "9.0", currencyCode: "USD" };
const variants = ["Small", "Large"].map((title) => ({
  node: { id: title, title, price, availableForSale: title === "Large", selectedOptions: [] },
}));

const tags = ["bestseller", "scalp-therapy", "concern:dryness"];

/** A store that sends as many products for each request, and says whether it has more. */
function storeOf(length: number, hasNextPage: boolean) {
  const node = { id: "1", handle: "soap", title: "Soap", tags, variants: { edges: variants } };
  const edges = Array.from({ length }, () => ({ node }));
  return { data: { products: { pageInfo: { hasNextPage }, edges } } };
}

const loadFrom = (answer: object, target: "document" | "data", showsFirstPage: boolean) =>
  loadShopProducts(createTestContext(answer, target === "document"), { showsFirstPage });

const refusal = { errors: [{ message: "refused", extensions: { code: "ACCESS_DENIED" } }] };

describe("the products of the shop", () => {
  test.each([
    ["a store that has no more", storeOf(20, false), "document", true, false],
    ["the first page of a document", storeOf(20, true), "document", true, true],
    ["another page of a document", storeOf(20, true), "document", false, false],
    ["the data of the first page", storeOf(20, true), "data", true, false],
  ] as const)("of %s", async (_, answer, target, showsFirstPage, isFirstPage) => {
    const loaded = await loadFrom(answer, target, showsFirstPage);

    expect(loaded.products).toHaveLength(20);
    expect(loaded).toMatchObject({ isFirstPage, error: null });
  });

  test.each([true, false])("say whether the store has more than a list can: %s", async (has) => {
    expect(await loadFrom(storeOf(250, has), "data", false)).toMatchObject({ isCutOff: has });
  });

  test("have the tags by which categories and filters find them", async () => {
    const { products } = await loadFrom(storeOf(1, false), "document", true);

    expect(products?.[0]?.tags).toEqual(tags);
  });

  test("have the one variant that a card sells", async () => {
    const { products } = await loadFrom(storeOf(1, false), "document", true);

    expect(products?.[0]?.variants.map(({ title }) => title)).toEqual(["Large"]);
  });

  test("are none when the store refuses them", async () => {
    expect(await loadFrom(refusal, "document", true)).toMatchObject({
      products: null,
      error: { codes: ["ACCESS_DENIED"] },
    });
  });
});
