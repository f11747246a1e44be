import type { Money } from "./money";

type Option = { name: string; value: string };
type EventProduct = { id: string; title: string; handle: string };
export type EventVariant = {
  id: string;
  title: string;
  availableForSale: boolean;
  price: Money;
  selectedOptions: readonly Option[];
};

/** The cart as the platform's events describe it. */
export type EventCart = {
  /** The store's id once a checkout was created, before that `local`. */
  id: string;
  totalQuantity: number;
  cost: { totalAmount: Money };
  lines: readonly EventLine[];
  discountCodes: readonly { code: string; applicable: boolean }[];
};

/** `id` is the variant's, with that of the selling plan after a space. */
type EventLine = { id: string; quantity: number; cost: { totalAmount: Money } };

/** `cart` is null where its lines have two currencies, which have no total. */
type CartResult = { cart: EventCart | null };

/** A filter of the Storefront API. */
export type ProductFilter =
  | { available: boolean }
  | { price: { min?: number; max?: number } }
  | { tag: string };

/** `id` is null: the shop's categories are no collections of the store. */
type EventCollection = { id: null; handle: string; productsCount: number };

export type LinesUpdate = {
  context: "product" | "cart";
} & (
  | { action: "add"; lines: readonly { merchandiseId: string; quantity: number }[] }
  | { action: "update" | "remove"; lines: readonly { id: string; quantity: number }[] }
);

export type CartErrorCode =
  | "CART_TOO_LARGE"
  | "INVALID"
  | "MAXIMUM_EXCEEDED"
  | "SERVICE_UNAVAILABLE";

/**
 * The platform's standard storefront events with their payloads, for scripts of the brand owner
 * (https://shopify.dev/docs/api/storefront-events-and-actions/events). The shop has no cart note, so
 * `shopify:cart:note-update` is not among them.
 */
type StorefrontEvents = {
  "shopify:page:view": { page: { template: string; title: string; url: string } };
  "shopify:product:view": {
    context: "page";
    product: EventProduct & { selectedVariant: EventVariant | null };
    selectedOptions: readonly Option[];
  };
  "shopify:product:select": {
    product: EventProduct;
    selectedOptions: readonly Option[];
    promise: Promise<{ variant: EventVariant | null }>;
  };
  "shopify:cart:view": { context: "dialog" | "page" } & CartResult;
  "shopify:cart:lines-update": LinesUpdate & { promise: Promise<CartResult> };
  "shopify:cart:discount-update": {
    discountCodes: readonly { code: string }[];
    promise: Promise<CartResult>;
  };
  "shopify:cart:error": { error: string; code: CartErrorCode };
  "shopify:collection:view": { collection: EventCollection };
  "shopify:collection:update": {
    collection: EventCollection;
    productFilters: readonly ProductFilter[];
    sortKey: "MANUAL" | "PRICE" | "TITLE";
    promise: Promise<{ productsCount: number }>;
  };
  "shopify:search:update": { search: { query: string }; promise: Promise<{ totalCount: number }> };
};

/**
 * Dispatches on `document`, where there is one. The payload becomes the event's properties, so pass no object that the
 * shop keeps.
 */
export function dispatchStorefrontEvent<Name extends keyof StorefrontEvents>(
  name: Name,
  payload: StorefrontEvents[Name],
): void {
  globalThis.document?.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), payload));
}
