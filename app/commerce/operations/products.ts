import { type Money, toCents } from "~/lib/money";
import type { CommerceClient } from "../client";
import { noData } from "../errors";
import { getNodes, graphql, type ResultOf, requiredNodes } from "../graphql";
import type { Product } from "../model";

/** Products in one request of the catalogue and of the related block (rule 10 in docs/rules.md). */
export const catalogueSize = 20;
export const relatedSize = 10;
/** The API's limit for one request. */
const maxPageSize = 250;

/** Variants of a product that are fetched and can be chosen (rule 10 in docs/rules.md). */
export const maxVariants = 10;

/** At most 5 images (rule 10 in docs/rules.md). */
export const productFields = graphql(`
  fragment ProductFields on Product @_unmask {
    id
    title
    description
    handle
    tags
    priceRange { minVariantPrice { amount currencyCode } }
    images(first: 5) { edges { node { url altText } } }
    variants(first: ${maxVariants}) {
      pageInfo { hasNextPage }
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

type ProductNode = ResultOf<typeof productFields>;

/** Converts a node of the API. A missing field becomes empty; only a missing handle throws. */
export function reshapeProduct(node: ProductNode): Product {
  if (!node.handle) throw noData();
  return {
    id: node.id,
    handle: node.handle,
    title: node.title,
    description: node.description ?? "",
    tags: node.tags ?? [],
    minPrice: getMinPrice(node),
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
    hasMoreVariants: hasMoreVariants(node),
    options: (node.options ?? []).map(({ name, values }) => ({ name, values: values ?? [] })),
  };
}

/** Whether the store has more variants. One that does not say may have more once the list is full. */
function hasMoreVariants({ variants }: ProductNode): boolean {
  return variants?.pageInfo?.hasNextPage ?? getNodes(variants).length >= maxVariants;
}

/** The lowest price that can be chosen: where variants are missing, the store's lowest may be one of theirs. */
function getMinPrice(node: ProductNode): Money | null {
  const ofAll = node.priceRange?.minVariantPrice ?? null;
  if (!hasMoreVariants(node)) return ofAll;
  const prices = getNodes(node.variants).flatMap(({ price }) => price ?? []);
  return prices.sort((a, b) => toCents(a) - toCents(b))[0] ?? ofAll;
}
