import { site } from "#brand/content/site.ts";
import { cartLimits } from "../../data/store-facts.ts";
import type { StockLevels } from "../../storage/stock.ts";
import {
  getSku,
  gid,
  type IndexedProduct,
  type IndexedVariant,
  stableNumber,
} from "../../store-index.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import { assertInputSize, type RequestContext, type View } from "../resolver.ts";
import { image } from "./image.ts";
import { getMedia, type MediaEntry, media } from "./media.ts";
import { sellingPlanAllocation, sellingPlanGroup } from "./selling-plan.ts";
import {
  emptyConnection,
  memoize,
  money,
  noMetafields,
  paragraphs,
  type Truncation,
  truncate,
  withoutMarkup,
} from "./values.ts";

type SelectionArguments = {
  selectedOptions?: readonly { name: string; value: string }[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
};

/** A product as the API's Product. */
export const product = memoize((indexed: IndexedProduct): View => {
  const { record, variants } = indexed;
  const descriptionHtml = record.descriptionHtml ?? paragraphs(record.description);
  const description = withoutMarkup(descriptionHtml);
  const [first] = record.images;
  const compareAtPrices = record.variants.flatMap(({ compareAtCents }) => compareAtCents ?? []);
  const planGroups = [...new Set(record.variants.flatMap(({ planGroups = [] }) => planGroups))];

  return {
    __typename: "Product",
    ...noMetafields,
    id: indexed.id,
    handle: record.handle,
    title: record.title,
    description: (args: Truncation) => truncate(description, args),
    descriptionHtml,
    productType: record.productType,
    vendor: record.vendor ?? site.name,
    tags: record.tags,
    category: null,
    seo: { title: null, description: null },
    createdAt: record.publishedAt,
    publishedAt: record.publishedAt,
    updatedAt: record.publishedAt,
    isGiftCard: false,
    onlineStoreUrl: null,
    trackingParameters: null,

    featuredImage: first ? image(first) : null,
    images: (args: ConnectionArguments) =>
      connection(record.images, args, ({ shot }) => shot, image),
    media: (args: ConnectionArguments) =>
      connection(getMedia(record), args, (entry: MediaEntry) => entry.record.shot, media),

    availableForSale: (_: unknown, { stock }: RequestContext) =>
      variants.some(({ id }) => stock.available(id) > 0),
    totalInventory: (_: unknown, { stock }: RequestContext) =>
      variants.reduce((sum, { id }) => sum + stock.available(id), 0),
    priceRange: priceRange(record.variants.map(({ priceCents }) => priceCents)),
    compareAtPriceRange: priceRange(compareAtPrices),
    options: (args: { first?: number | null }) =>
      getOptions(indexed).slice(0, Math.max(0, args.first ?? 250)),
    variants: (args: ConnectionArguments) => connection(variants, args, ({ id }) => id, variant),
    variantsCount: { count: variants.length, precision: "EXACT" },
    variantBySelectedOptions: (args: SelectionArguments) =>
      toVariantOrNull(findSelectedVariant(indexed, args)),
    selectedOrFirstAvailableVariant: (args: SelectionArguments, { stock }: RequestContext) =>
      toVariantOrNull(findSelectedVariant(indexed, args) ?? firstAvailable(variants, stock)),
    requiresSellingPlan: record.requiresSellingPlan === true,
    sellingPlanGroups: (args: ConnectionArguments) =>
      connection(planGroups, args, ({ name }) => name, sellingPlanGroup),
  };
});

/** A variant as the API's ProductVariant. */
export const variant = memoize((indexed: IndexedVariant): View => {
  const { record } = indexed;
  const owner = indexed.product.record;
  const price = money(record.priceCents);
  const compareAtPrice = record.compareAtCents === undefined ? null : money(record.compareAtCents);
  const [first] = record.image ? [record.image] : owner.images;

  return {
    __typename: "ProductVariant",
    ...noMetafields,
    id: indexed.id,
    title: indexed.title,
    sku: getSku(owner, indexed.product.variants.indexOf(indexed)),
    barcode: null,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    availableForSale: (_: unknown, { stock }: RequestContext) => stock.available(indexed.id) > 0,
    currentlyNotInStock: false,
    quantityAvailable: (_: unknown, { stock }: RequestContext) => stock.available(indexed.id),
    quantityRule: { minimum: 1, maximum: cartLimits.quantityPerLine, increment: 1 },
    selectedOptions: owner.options.map(({ name }, position) => ({
      name,
      value: record.options[position] ?? "",
    })),
    image: first ? image(first) : null,
    product: () => product(indexed.product),
    requiresShipping: true,
    requiresComponents: false,
    taxable: true,
    unitPrice: null,
    unitPriceMeasurement: null,
    shopPayInstallmentsPricing: null,
    sellingPlanAllocations: (args: ConnectionArguments) =>
      connection(
        indexed.allocations,
        args,
        ({ planId }) => planId,
        (allocation) => sellingPlanAllocation(allocation, record.priceCents),
      ),
    quantityPriceBreaks: emptyConnection,
    storeAvailability: emptyConnection,
    components: emptyConnection,
    groupedBy: emptyConnection,
  };
});

/** The options with their values, in the current and the deprecated form. Ids are lazy: each costs a hash. */
function getOptions({ record, variants }: IndexedProduct): View[] {
  const id = (type: string, key: string) => () =>
    gid(type, 10_000_000_000_000 + stableNumber(`${record.number}:${key}`));

  return record.options.map(({ name, values }, position) => ({
    __typename: "ProductOption",
    id: id("ProductOption", name),
    name,
    values,
    optionValues: () =>
      values.map((value) => ({
        id: id("ProductOptionValue", `${name}=${value}`),
        name: value,
        swatch: null,
        firstSelectableVariant: (_: unknown, { stock }: RequestContext) => {
          const matching = variants.filter(({ record }) => record.options[position] === value);
          return toVariantOrNull(firstAvailable(matching, stock));
        },
      })),
  }));
}

function toVariantOrNull(found: IndexedVariant | null | undefined): View | null {
  return found ? variant(found) : null;
}

/** Zero without a price, as the API has it. */
function priceRange(cents: readonly number[]): View {
  const [min, max] = cents.length > 0 ? [Math.min(...cents), Math.max(...cents)] : [0, 0];
  return { minVariantPrice: money(min), maxVariantPrice: money(max) };
}

/** The variant with all selected values, or null. */
function findSelectedVariant(
  { record, variants }: IndexedProduct,
  { selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch }: SelectionArguments,
): IndexedVariant | null {
  assertInputSize(selectedOptions ?? []);
  const selected = new Map<number, string>();
  const isEqual = (one: string, other: string) =>
    caseInsensitiveMatch ? one.toLowerCase() === other.toLowerCase() : one === other;

  for (const { name, value } of selectedOptions ?? []) {
    const position = record.options.findIndex((option) => isEqual(option.name, name));
    if (position >= 0) selected.set(position, value);
    else if (!ignoreUnknownOptions) return null;
  }
  if (selected.size < record.options.length) return null;
  const hasAll = (candidate: IndexedVariant) =>
    candidate.record.options.every((value, position) =>
      isEqual(value, selected.get(position) ?? ""),
    );
  return variants.find(hasAll) ?? null;
}

/** The first variant in stock, else the first. */
function firstAvailable(variants: readonly IndexedVariant[], stock: StockLevels) {
  return variants.find(({ id }) => stock.available(id) > 0) ?? variants[0];
}
