import { site } from "#brand/content/site.ts";
import { cartLimits } from "../../data/store-facts.ts";
import { getSku, type IndexedProduct, type IndexedVariant } from "../../store-index.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { RequestContext, View } from "../resolver.ts";
import { image } from "./image.ts";
import { getMedia, type MediaEntry, media } from "./media.ts";
import { sellingPlanAllocation, sellingPlanGroup } from "./selling-plan.ts";
import {
  memoize,
  money,
  noMetafield,
  paragraphs,
  type Truncation,
  truncate,
  withoutMarkup,
} from "./values.ts";

/** A product as the API's Product. */
export const product = memoize((indexed: IndexedProduct): View => {
  const { record, variants } = indexed;
  const descriptionHtml = record.descriptionHtml ?? paragraphs(record.description);
  const description = withoutMarkup(descriptionHtml);
  const [first] = record.images;
  const planGroups = [...new Set(record.variants.flatMap(({ planGroups = [] }) => planGroups))];

  return {
    __typename: "Product",
    ...noMetafield,
    id: indexed.id,
    handle: record.handle,
    title: record.title,
    description: (args: Truncation) => truncate(description, args),
    descriptionHtml,
    productType: record.productType,
    vendor: record.vendor ?? site.name,
    tags: record.tags,
    seo: { title: null, description: null },
    publishedAt: record.publishedAt,
    updatedAt: record.publishedAt,
    isGiftCard: false,

    featuredImage: first ? image(first) : null,
    images: (args: ConnectionArguments) =>
      connection(record.images, args, ({ shot }) => shot, image),
    media: (args: ConnectionArguments) =>
      connection(getMedia(record), args, (entry: MediaEntry) => entry.record.shot, media),

    availableForSale: (_: unknown, { stock }: RequestContext) =>
      variants.some(({ id }) => stock.available(id) > 0),
    priceRange: priceRange(record.variants.map(({ priceCents }) => priceCents)),
    options: ({ first }: { first?: number | null }) =>
      record.options
        .slice(0, Math.max(0, first ?? 250))
        .map(({ name, values }) => ({ __typename: "ProductOption", name, values })),
    variants: (args: ConnectionArguments) => connection(variants, args, ({ id }) => id, variant),
    requiresSellingPlan: record.requiresSellingPlan === true,
    sellingPlanGroups: (args: ConnectionArguments) =>
      connection(planGroups, args, ({ name }) => name, sellingPlanGroup),
  };
});

/** A variant as the API's ProductVariant. */
export const variant = memoize((indexed: IndexedVariant): View => {
  const { record } = indexed;
  const owner = indexed.product.record;
  const [first] = record.image ? [record.image] : owner.images;

  return {
    __typename: "ProductVariant",
    ...noMetafield,
    id: indexed.id,
    title: indexed.title,
    sku: getSku(owner, indexed.product.variants.indexOf(indexed)),
    barcode: null,
    price: money(record.priceCents),
    compareAtPrice: record.compareAtCents === undefined ? null : money(record.compareAtCents),
    availableForSale: (_: unknown, { stock }: RequestContext) => stock.available(indexed.id) > 0,
    currentlyNotInStock: false,
    selectedOptions: owner.options.map(({ name }, position) => ({
      name,
      value: record.options[position] ?? "",
    })),
    image: first ? image(first) : null,
    product: () => product(indexed.product),
    requiresShipping: true,
    quantityRule: { minimum: 1, maximum: cartLimits.quantityPerLine, increment: 1 },
    unitPrice: null,
    unitPriceMeasurement: null,
    sellingPlanAllocations: (args: ConnectionArguments) =>
      connection(
        indexed.allocations,
        args,
        ({ planId }) => planId,
        (allocation) => sellingPlanAllocation(allocation, record.priceCents),
      ),
  };
});

/** Zero without a price, as the API has it. */
function priceRange(cents: readonly number[]): View {
  const [min, max] = cents.length > 0 ? [Math.min(...cents), Math.max(...cents)] : [0, 0];
  return { minVariantPrice: money(min), maxVariantPrice: money(max) };
}
