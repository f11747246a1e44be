import type { CommerceClient } from "../client";
import { graphql } from "../graphql";
import type { Product } from "../model";
import { productFields, requiredNodes, reshapeProduct } from "./product-fields";

/** How many products a page of the catalogue and the related block ask for (rule 10 in docs/rules.md). */
export const catalogueSize = 20;
export const relatedSize = 10;
/** Products that a store sends at most in one call. */
const maxPageSize = 250;

export const getProducts = graphql(
  `
    query GetProducts($first: Int!) {
      products(first: $first) { edges { node { ...ProductFields } } }
    }
  `,
  [productFields],
);

/**
 * The first products of the store, in the store's own order. Each has its first image alone, which is all that
 * lists show: five with their texts are a tenth of a page. Throws `CommerceError`.
 */
export async function fetchProducts(client: CommerceClient, first: number): Promise<Product[]> {
  const { products } = await client.run(getProducts, { first });
  return requiredNodes(products).map((node) => {
    const product = reshapeProduct(node);
    return { ...product, images: product.images.slice(0, 1) };
  });
}

/** All products, as far as one call can bring them: a larger one is made only when the first is full. */
export async function fetchCatalogue(client: CommerceClient): Promise<Product[]> {
  const products = await fetchProducts(client, catalogueSize);
  return products.length < catalogueSize ? products : fetchProducts(client, maxPageSize);
}
