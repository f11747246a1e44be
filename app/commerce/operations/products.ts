import type { CommerceClient } from "../client";
import { noData } from "../errors";
import { getNodes, graphql, type ResultOf, requiredNodes } from "../graphql";
import type { Product, SellingPlanAllocation } from "../model";

/** Products in one request of the catalogue and of the related block (rule 10 in docs/rules.md). */
export const catalogueSize = 20;
export const relatedSize = 10;
/** The API's limit for one request. */
const maxPageSize = 250;

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

/**
 * Beside `ProductFields` where selling plans are read. They need a scope of their own, and the platform does not
 * document whether it checks a field that `@include` leaves out: without plans, no document has these fields.
 */
export const sellingPlanFields = graphql(`
  fragment SellingPlanFields on Product @_unmask {
    requiresSellingPlan
    variants(first: 10) {
      edges {
        node {
          sellingPlanAllocations(first: 10) {
            edges {
              node {
                sellingPlan { id name recurringDeliveries }
                priceAdjustments {
                  price { amount currencyCode }
                  compareAtPrice { amount currencyCode }
                }
              }
            }
          }
        }
      }
    }
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

export const getProductsWithPlans = graphql(
  `
    query GetProducts($first: Int!) {
      products(first: $first) { edges { node { ...ProductFields ...SellingPlanFields } } }
    }
  `,
  [productFields, sellingPlanFields],
);

/**
 * The first products, in the store's order. Each has only its first image, because lists show one and five are a
 * tenth of the page's size. Throws `CommerceError`.
 */
export async function fetchProducts(client: CommerceClient, first: number): Promise<Product[]> {
  const document = client.hasSellingPlans ? getProductsWithPlans : getProducts;
  const { products } = await client.run(document, { first });
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

type PlanVariantNode = ResultOf<typeof sellingPlanFields>["variants"]["edges"][number]["node"];
type AllocationNode = PlanVariantNode["sellingPlanAllocations"]["edges"][number]["node"];
type VariantNode = ResultOf<typeof productFields>["variants"]["edges"][number]["node"] &
  Partial<PlanVariantNode>;

/** With the fields of selling plans where they were asked for. */
type ProductNode = Omit<ResultOf<typeof productFields>, "variants"> & {
  requiresSellingPlan?: boolean;
  variants: { edges: { node: VariantNode }[] };
};

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
        sellingPlanAllocations: getNodes(variant.sellingPlanAllocations).flatMap(
          (allocation) => reshapeAllocation(allocation) ?? [],
        ),
      })),
    options: (node.options ?? []).map(({ name, values }) => ({ name, values: values ?? [] })),
    requiresSellingPlan: node.requiresSellingPlan === true,
  };
}

/**
 * Null for a plan that delivers once (a pre-order) and for one without a name or price. The first adjustment is what
 * the first order costs; a second one starts with a later order.
 */
function reshapeAllocation(node: AllocationNode): SellingPlanAllocation | null {
  const { sellingPlan: plan, priceAdjustments } = node;
  const [adjustment] = priceAdjustments ?? [];
  if (!plan?.recurringDeliveries || !plan.id || !plan.name || !adjustment?.price) return null;
  return {
    sellingPlan: { id: plan.id, name: plan.name },
    price: adjustment.price,
    compareAtPrice: adjustment.compareAtPrice ?? null,
  };
}
