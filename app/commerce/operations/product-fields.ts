import { graphql, type ResultOf } from "../graphql";
import type { Product } from "../model";
import { noData } from "../read-response";

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

type Connection<Node> = { edges: { node: Node }[] } | null | undefined;

/** The nodes of a connection, without missing ones; empty for a missing connection. */
export function getNodes<Node>(connection: Connection<Node>): Node[] {
  return hasEdges(connection) ? connection.edges.flatMap((edge) => edge?.node ?? []) : [];
}

/** The nodes of a connection. Throws `CommerceError` for a missing one. */
export function requiredNodes<Node>(connection: Connection<Node>): Node[] {
  if (!hasEdges(connection)) throw noData();
  return getNodes(connection);
}

function hasEdges<Node>(
  connection: Connection<Node>,
): connection is NonNullable<typeof connection> {
  return Array.isArray(connection?.edges);
}
