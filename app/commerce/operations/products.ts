import type { CommerceClient } from "../client";
import { noData } from "../errors";
import { getNodes, graphql, type ResultOf, requiredNodes } from "../graphql";
import { catalogueSize, maxPageSize } from "../list-sizes";
import type { Product } from "../model";

/** Products in one request of the related block (rule 10 in docs/rules.md). */
export const relatedSize = 10;

/** At most 5 images and 10 variants (rule 10 in docs/rules.md). */
export const productFields = graphql(`
  fragment ProductFields on Product @_unmask {
    id
    title
    description
    handle
    tags
    priceRange { minVariantPrice { amount currencyCode } }
    images(first: 5) { edges { node { url altText } } }
    variants(first: 10) {
      edges {
        node {
          id
          title
          price { amount currencyCode }
          availableForSale
          selectedOptions { name value }
        }
      }
    }
    options { name values }
  }
`);

export const getProducts = graphql(
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
  const { products } = await client.run(getProducts, { first });
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
export async function fetchCatalogue(client: CommerceClient): Promise<Product[]> {
  const { products, hasMore } = await fetchProductPage(client, catalogueSize);
  return hasMore ? fetchProducts(client, maxPageSize) : products;
}

/** Converts a node of the API. A missing field becomes empty; only a missing handle throws. */
export function reshapeProduct(node: ResultOf<typeof productFields>): Product {
  if (!node.handle) throw noData();
  return {
    id: node.id,
    handle: node.handle,
    title: node.title,
    description: node.description ?? "",
    tags: node.tags ?? [],
    minPrice: node.priceRange?.minVariantPrice ?? null,
    images: getNodes(node.images)
      .filter(({ url }) => url)
      .map(({ url, altText }) => ({ url, alt: altText ?? "" })),
    variants: getNodes(node.variants)
      .filter((variant) => variant.price)
      .map((variant) => ({
        id: variant.id,
        title: variant.title,
        price: variant.price,
        availableForSale: variant.availableForSale === true,
        selectedOptions: variant.selectedOptions ?? [],
      })),
    options: (node.options ?? []).map(({ name, values }) => ({ name, values: values ?? [] })),
  };
}
