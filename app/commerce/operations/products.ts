import type { CommerceClient } from "../client";
import { getNodes, graphql, requiredNodes } from "../graphql";
import { catalogSize, maxPageSize } from "../list-sizes";
import type { Product } from "../model";
import { isHidden, productFields, reshapeProduct, sellingPlanFields } from "./reshape-product";

/** Products in one request of the related block (rule 10 in docs/rules.md). */
export const relatedSize = 10;

const getProducts = graphql(
  `
    query GetProducts($first: Int!) {
      products(first: $first) {
        pageInfo { hasNextPage }
        edges { node { ...ProductFields } }
      }
    }
  `,
  [productFields],
);

export const getProductsWithPlans = graphql(
  `
    query GetProducts($first: Int!) {
      products(first: $first) {
        pageInfo { hasNextPage }
        edges { node { ...ProductFields ...SellingPlanFields } }
      }
    }
  `,
  [productFields, sellingPlanFields],
);

/** Products, and whether the store has more of them. */
export type ProductPage = { products: Product[]; hasMore: boolean };

/**
 * The first products, in the store's order. Each has only its first image, because lists show one and five are a
 * tenth of the page's size. Throws `CommerceError`.
 */
export async function fetchProductPage(
  client: CommerceClient,
  first: number,
): Promise<ProductPage> {
  const document = client.hasSellingPlans ? getProductsWithPlans : getProducts;
  const { products } = await client.run(document, { first });
  const nodes = requiredNodes(products);
  return {
    products: nodes.map((node) => {
      const product = reshapeProduct(node);
      return { ...product, images: product.images.slice(0, 1) };
    }),
    hasMore: products.pageInfo?.hasNextPage ?? nodes.length >= first,
  };
}

/** The products of {@link fetchProductPage}. */
export async function fetchProducts(client: CommerceClient, first: number): Promise<Product[]> {
  return (await fetchProductPage(client, first)).products;
}

/** All products, up to 250. A second request follows only when the store has more than the first page. */
export async function fetchCatalog(client: CommerceClient): Promise<Product[]> {
  const { products, hasMore } = await fetchProductPage(client, catalogSize);
  return hasMore ? fetchProducts(client, maxPageSize) : products;
}

const getProductAddresses = graphql(`
  query GetProducts($first: Int!, $after: String) {
    products(first: $first, after: $after) {
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          handle
          images(first: 1) { edges { node { url } } }
          hidden: metafield(namespace: "seo", key: "hidden") { value }
        }
      }
    }
  }
`);

/** A list whose pages never end is not read for ever: a sitemap may have 50,000 addresses. */
const maxPages = 50_000 / maxPageSize;

/** What the sitemap names of all products, through all pages of the list. Throws `CommerceError`. */
export async function fetchProductAddresses(
  client: CommerceClient,
): Promise<{ handle: string; image: string | null }[]> {
  const found: { handle: string; image: string | null }[] = [];
  let after: string | null = null;
  for (let page = 0; page < maxPages; page++) {
    const variables: { first: number; after: string | null } = { first: maxPageSize, after };
    const { products } = await client.run(getProductAddresses, variables);
    for (const node of requiredNodes(products))
      if (node.handle && !isHidden(node))
        found.push({ handle: node.handle, image: getNodes(node.images)[0]?.url ?? null });
    const { hasNextPage, endCursor } = products.pageInfo ?? {};
    if (!hasNextPage || !endCursor || endCursor === after) break;
    after = endCursor;
  }
  return found;
}
