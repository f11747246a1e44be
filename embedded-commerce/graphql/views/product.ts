import type { IndexedProduct } from "../../catalogue/store-index.ts";
import { storeFacts } from "../../data/store-facts.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { CommerceContext, View } from "../context.ts";
import { image, mediaImage } from "./image.ts";
import { noMetafields } from "./metafields.ts";
import { money } from "./money.ts";
import {
  adjacentVariants,
  options,
  type SelectionArguments,
  selectedOrFirstAvailable,
  variantBySelection,
} from "./options.ts";
import { escapeHtml, truncate } from "./text.ts";
import { isAvailable, variant } from "./variant.ts";

type PageArguments = ConnectionArguments & { reverse?: boolean | null };

const views = new WeakMap<IndexedProduct, View>();

/** A product as the API's Product; made once, because nothing in it belongs to one request. */
export function product(indexed: IndexedProduct): View {
  const known = views.get(indexed);
  if (known) return known;
  const made: View = { ...words(indexed), ...pictures(indexed), ...offers(indexed) };
  views.set(indexed, made);
  return made;
}

/** Whether any variant can be bought now. */
export function isProductAvailable(indexed: IndexedProduct, context: CommerceContext): boolean {
  return indexed.variants.some((candidate) => isAvailable(candidate, context));
}

function words(indexed: IndexedProduct): View {
  const { record } = indexed;
  const description = record.description.join("\n");

  return {
    __typename: "Product",
    ...noMetafields,
    id: indexed.id,
    handle: record.handle,
    title: record.title,
    description: (args: { truncateAt?: number | null }) => truncate(description, args.truncateAt),
    descriptionHtml: record.description.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n"),
    productType: record.productType,
    vendor: storeFacts.name,
    tags: record.tags,
    seo: { title: record.title, description: record.description[0] ?? null },
    createdAt: record.publishedAt,
    publishedAt: record.publishedAt,
    updatedAt: record.publishedAt,
    collections: (args: PageArguments, context: CommerceContext) => {
      const having = context.store.collections.filter(({ products }) => products.includes(indexed));
      return {
        ...connection(inOrder(having, args), args, ({ id }) => id, context.views.collection),
        totalCount: String(having.length),
      };
    },
    category: null,
    isGiftCard: false,
    // The shop that shows the product is not part of this store.
    onlineStoreUrl: null,
    trackingParameters: null,
  };
}

function pictures({ record }: IndexedProduct): View {
  const first = record.pictures[0];
  return {
    featuredImage: first ? image(first) : null,
    images: (args: PageArguments) =>
      connection(
        inOrder(record.pictures, args),
        args,
        ({ shot }) => shot,
        (shot) => image(shot),
      ),
    media: (args: PageArguments) =>
      connection(inOrder(record.pictures, args), args, ({ shot }) => shot, mediaImage),
  };
}

function offers(indexed: IndexedProduct): View {
  const compareAt = indexed.variants.flatMap(({ record }) => record.compareAtCents ?? []);

  return {
    availableForSale: (_: unknown, context: CommerceContext) =>
      isProductAvailable(indexed, context),
    totalInventory: (_: unknown, context: CommerceContext) =>
      indexed.variants.reduce((sum, { id }) => sum + context.stock.available(id), 0),
    priceRange: priceRange(indexed.minPriceCents, indexed.maxPriceCents),
    // Without a former price the API answers zero, not null.
    compareAtPriceRange: priceRange(
      compareAt.length > 0 ? Math.min(...compareAt) : 0,
      compareAt.length > 0 ? Math.max(...compareAt) : 0,
    ),
    options: (args: { first?: number | null }) =>
      options(indexed).slice(0, Math.max(0, args.first ?? 250)),
    variants: (args: PageArguments) =>
      connection(inOrder(indexed.variants, args), args, ({ id }) => id, variant),
    variantsCount: { count: indexed.variants.length, precision: "EXACT" },
    variantBySelectedOptions: (args: SelectionArguments) => {
      const found = variantBySelection(indexed, args);
      return found && variant(found);
    },
    selectedOrFirstAvailableVariant: (args: SelectionArguments, context: CommerceContext) => {
      const found = selectedOrFirstAvailable(indexed, args, context);
      return found && variant(found);
    },
    adjacentVariants: (args: SelectionArguments, context: CommerceContext) =>
      adjacentVariants(indexed, args, context).map(variant),
    requiresSellingPlan: false,
    sellingPlanGroups: (args: ConnectionArguments) => connection<never>([], args, String, String),
  };
}

function priceRange(minCents: number, maxCents: number): View {
  return { minVariantPrice: money(minCents), maxVariantPrice: money(maxCents) };
}

function inOrder<Entry>(entries: readonly Entry[], { reverse }: PageArguments): readonly Entry[] {
  return reverse ? entries.toReversed() : entries;
}
