import { graphql, type ResultOf } from "../graphql";
import type { Product } from "../model";

/** The product of specification, section 3, with the limits of section 9: 5 images, 10 variants. */
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

type ProductNode = ResultOf<typeof productFields>;

/**
 * Turns the API's node into a product. The schema promises more than a store may keep, so whatever
 * is missing becomes empty instead of throwing.
 */
export function reshapeProduct(node: ProductNode): Product {
  return {
    id: node.id,
    handle: node.handle,
    title: node.title,
    description: node.description ?? "",
    tags: node.tags ?? [],
    minPrice: node.priceRange?.minVariantPrice ?? null,
    images: nodesOf(node.images)
      .filter(({ url }) => url)
      .map(({ url, altText }) => ({ url, alt: altText ?? "" })),
    variants: nodesOf(node.variants)
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

/** The nodes of a connection; none when the store sends no connection or holes in it. */
export function nodesOf<Node>(connection: { edges: { node: Node }[] } | null | undefined): Node[] {
  return (connection?.edges ?? []).flatMap((edge) => edge?.node ?? []);
}
