import type { CommerceClient } from "../client";
import { graphql } from "../graphql";
import type { Product } from "../model";
import { productFields, requiredNodes, reshapeProduct } from "./product-fields";

/** Products in one request of the catalogue and of the related block (rule 10 in docs/rules.md). */
export const catalogueSize = 20;
export const relatedSize = 10;
/** The API's limit for one request. */
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
 * The first products, in the store's order. Each has only its first image, because lists show one and five are a
 * tenth of the page's size. Throws `CommerceError`.
 */
export async function fetchProducts(client: CommerceClient, first: number): Promise<Product[]> {
  const { products } = await client.run(getProducts, { first });
  return requiredNodes(products).map((node) => {
    const product = reshapeProduct(node);
    return { ...product, images: product.images.slice(0, 1) };
  });
}

/** All products, up to 250. A second request follows only when the first page is full. */
export async function fetchCatalogue(client: CommerceClient): Promise<Product[]> {
  const products = await fetchProducts(client, catalogueSize);
  return products.length < catalogueSize ? products : fetchProducts(client, maxPageSize);
}
