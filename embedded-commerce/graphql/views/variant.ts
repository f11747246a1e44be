import type { IndexedVariant } from "../../catalogue/store-index.ts";
import { cartLimits } from "../../data/store-facts.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { CommerceContext, View } from "../context.ts";
import { image } from "./image.ts";
import { noMetafields } from "./metafields.ts";
import { money } from "./money.ts";

const views = new WeakMap<IndexedVariant, View>();

/** A variant as the API's ProductVariant; made once, because nothing in it belongs to one request. */
export function variant(indexed: IndexedVariant): View {
  const known = views.get(indexed);
  if (known) return known;
  const made = makeVariant(indexed);
  views.set(indexed, made);
  return made;
}

export function isAvailable(indexed: IndexedVariant, context: CommerceContext): boolean {
  return context.stock.available(indexed.id) > 0;
}

function makeVariant(indexed: IndexedVariant): View {
  const { record } = indexed;
  const owner = indexed.product.record;
  const price = money(record.priceCents);
  const compareAtPrice = record.compareAtCents === undefined ? null : money(record.compareAtCents);
  const picture = owner.pictures[0];
  const nothing = (args: ConnectionArguments) => connection<never>([], args, String, String);

  return {
    __typename: "ProductVariant",
    ...noMetafields,
    id: indexed.id,
    title: indexed.title,
    sku: skuOf(indexed),
    barcode: null,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    availableForSale: (_: unknown, context: CommerceContext) => isAvailable(indexed, context),
    currentlyNotInStock: false,
    quantityAvailable: (_: unknown, context: CommerceContext) =>
      context.stock.available(indexed.id),
    quantityRule: { minimum: 1, maximum: cartLimits.quantityPerLine, increment: 1 },
    selectedOptions: owner.options.map((option, position) => ({
      name: option.name,
      value: record.options[position] ?? "",
    })),
    image: picture ? image(picture) : null,
    product: (_: unknown, { views }: CommerceContext) => views.product(indexed.product),
    requiresShipping: true,
    requiresComponents: false,
    taxable: true,
    unitPrice: null,
    unitPriceMeasurement: null,
    shopPayInstallmentsPricing: null,
    // Subscriptions are option values here, so there are no selling plans to allocate.
    sellingPlanAllocations: nothing,
    quantityPriceBreaks: nothing,
    storeAvailability: nothing,
    components: nothing,
    groupedBy: nothing,
  };
}

function skuOf(indexed: IndexedVariant): string {
  const position = indexed.product.variants.indexOf(indexed) + 1;
  return `SOL-${indexed.product.record.number}-${position}`;
}
