import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { checkFaultyStore, on, type Respond } from "../support/store-check";

const officialSchema = buildSchema(
  readFileSync("embedded-commerce/data/storefront-2025-07.graphql", "utf8"),
);

const answer: Respond = (_, next) => next();
const refusal = { message: "Access denied", extensions: { code: "ACCESS_DENIED" } };
const refusePlans = on("sellingPlan", () => Response.json({ errors: [refusal] }));

/** What the check sends to the API of a store that responds so. */
async function getDocuments(respond: Respond): Promise<string[]> {
  const documents: string[] = [];
  await checkFaultyStore({
    async respond(request, next) {
      if (request.url.endsWith("/graphql.json"))
        documents.push((await request.clone().json()).query);
      return respond(request, next);
    },
  });
  return documents;
}

test.each([
  ["shows its selling plans", true, answer],
  ["refuses its selling plans", false, refusePlans],
])(
  "a store that %s is checked with documents that the official schema allows",
  async (_, hasPlans, respond) => {
    const documents = await getDocuments(respond);
    const find = (start: string) => documents.find((document) => document.includes(start));

    expect(find("mutation StoreCheckCreateCart(")).toBeDefined();
    expect(find("mutation StoreCheckEmptyCart(")).toBeDefined();
    const products = find("query StoreCheckProducts(") ?? "";
    expect(products.includes("...ProductFields")).toBe(true);
    expect(products.includes("...SellingPlanFields")).toBe(hasPlans);
    for (const document of documents)
      expect(validate(officialSchema, parse(document)), document).toEqual([]);
  },
);
