import type { CommerceClient } from "../client";
import { noData } from "../errors";
import { graphql } from "../graphql";
import type { Product } from "../model";
import { productFields, reshapeProduct, sellingPlanFields } from "./products";

export const getProductByHandle = graphql(
  `
    query GetProductByHandle($handle: String!) {
      product(handle: $handle) { ...ProductFields }
    }
  `,
  [productFields],
);

export const getProductByHandleWithPlans = graphql(
  `
    query GetProductByHandle($handle: String!) {
      product(handle: $handle) { ...ProductFields ...SellingPlanFields }
    }
  `,
  [productFields, sellingPlanFields],
);

/** One product, or null when the store has none of that handle. Throws `CommerceError`. */
export async function fetchProduct(
  client: CommerceClient,
  handle: string,
): Promise<Product | null> {
  if (handle === "") return null;
  const document = client.hasSellingPlans ? getProductByHandleWithPlans : getProductByHandle;
  const { product } = await client.run(document, { handle });
  if (product === undefined) throw noData();
  return product ? reshapeProduct(product) : null;
}
