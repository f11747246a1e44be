import type { CommerceClient } from "../client";
import { graphql } from "../graphql";
import type { Product } from "../model";
import { askedNodesOf, productFields, reshapeProduct } from "./product-fields";

/** How many products a page of the catalogue and the related block ask for (section 9). */
export const catalogueSize = 20;
export const relatedSize = 10;
/** The most that a store hands out in one call. */
const largestSize = 250;

export const getProducts = graphql(
  `
    query GetProducts($first: Int!) {
      products(first: $first) { edges { node { ...ProductFields } } }
    }
  `,
  [productFields],
);

/** The first products of the store, in the store's own order. Throws `CommerceError`. */
export async function fetchWholeProducts(
  client: CommerceClient,
  first: number,
  signal?: AbortSignal,
): Promise<Product[]> {
  const { products } = await client.run(getProducts, { first }, signal);
  return askedNodesOf(products).map(reshapeProduct);
}

/**
 * The same with the first picture of each, which is all that lists show: five with their texts are a
 * tenth of a page.
 */
export async function fetchProducts(
  client: CommerceClient,
  first: number,
  signal?: AbortSignal,
): Promise<Product[]> {
  const products = await fetchWholeProducts(client, first, signal);
  return products.map((product) => ({ ...product, images: product.images.slice(0, 1) }));
}

/**
 * The whole catalogue, as far as one call can bring it: asked for only when a page of it, `firstPage`,
 * is full. Throws `CommerceError`.
 */
export async function fetchCatalogue(
  client: CommerceClient,
  firstPage: Product[],
  signal?: AbortSignal,
): Promise<Product[]> {
  const isAll = firstPage.length < catalogueSize;
  return isAll ? firstPage : fetchProducts(client, largestSize, signal);
}
