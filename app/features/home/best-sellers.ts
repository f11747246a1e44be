import type { CategoryId } from "#brand/content/categories.ts";
import { facts } from "#brand/content/facts.ts";
import { bestSellers, painPoints } from "#brand/content/home/home.ts";
import { market } from "#brand/content/market.ts";
import { products } from "#brand/content/products/index.ts";
import type { SellingPlans } from "~/commerce/context";
import type { Product, StoreImage } from "~/commerce/model";
import { discounted, type Money, toMinorUnits } from "~/lib/money";
import { getDeliveryPrice } from "~/lib/plan-charges";
import type { SiteImage } from "~/lib/site-image";
import { firstSentences } from "~/lib/text";
import { toCardProduct } from "~/product/card-product";
import { findMissing } from "~/product/named-products";
import { getRating, type ShownRating } from "~/product/rating";
import { getListedPrice, getOneTimePrice, getRequiredAllocation } from "~/product/subscription";
import { chooseTerms, type SubscriptionTerms } from "~/product/subscription-terms";
import { type Badge, getCardBadge, getProductCategory } from "~/product/tags";
import { getFirstAvailableVariant } from "~/product/variants";

/** The products that home names by their handles. */
export const namedByHome: readonly { handle: string }[] = [
  ...bestSellers,
  ...painPoints.flatMap(({ withProduct }) => withProduct ?? []),
];

/** The paths of the articles to which home leads if the store has them. */
export const namedArticles = painPoints.flatMap(({ withArticle }) => withArticle ?? []);

type HomeProduct = {
  /** With what its card needs. */
  product: Product;
  subscribed: Money | null;
  /** The lowest price of a substitute whose variants differ in price. */
  lowest: Money | null;
};

/** What home shows of the store's catalog. */
export type HomeProducts = {
  bestSellers: readonly HomeProduct[];
  /** What it may promise of subscriptions (rule 49 in docs/rules.md); null where the store has none. */
  subscriptions: SubscriptionTerms | null;
  /** The handles that home names and the store lacks. */
  missing: readonly string[];
  /** The categories that have a product. */
  stocked: readonly CategoryId[];
};

/** The best sellers of a catalog, each that it lacks replaced by the next of its first products that can be bought. */
export function selectHomeProducts(
  catalog: readonly Product[],
  sellingPlans: SellingPlans,
): HomeProducts {
  const unnamed = catalog.filter(({ handle }) => !findCard(handle));
  const others = [
    ...unnamed.filter(canBuy),
    ...unnamed.filter((product) => !canBuy(product)),
  ].values();
  const selected = bestSellers.flatMap(
    ({ handle }) =>
      catalog.find((product) => product.handle === handle) ?? others.next().value ?? [],
  );
  return {
    bestSellers: selected.map((product) => ({
      product: toCardProduct(product),
      subscribed: getSubscribed(product, sellingPlans),
      lowest: findCard(product.handle) ? null : getLowest(product),
    })),
    subscriptions: chooseTerms(sellingPlans, catalog),
    missing: findMissing(namedByHome, catalog),
    stocked: [...new Set(catalog.map(({ tags }) => getProductCategory(tags)))],
  };
}

/** Includes plans, where the product needs one. */
function canBuy(product: Product): boolean {
  const variant = getFirstAvailableVariant(product);
  if (!variant?.availableForSale) return false;
  return !product.requiresSellingPlan || getRequiredAllocation(product, variant) !== undefined;
}

/** Null where all variants cost the same. */
function getLowest({ variants, minPrice, requiresSellingPlan }: Product): Money | null {
  const prices = variants.flatMap(({ price, sellingPlanAllocations }) =>
    requiresSellingPlan ? sellingPlanAllocations.map((allocation) => allocation.price) : price,
  );
  return new Set(prices.map(toMinorUnits)).size > 1 ? minPrice : null;
}

export type BestSeller = ShownRating & {
  handle: string;
  title: string;
  line: string;
  image: StoreImage | null;
  /** Shown when there is no image; null for the brand's name. */
  standIn: SiteImage | null;
  badge: Badge | null;
  /** Null when the store names none. */
  once: Money | null;
  /** The price of a subscription; null where the store has none that is lower. */
  subscribed: Money | null;
  /** What the card shows as the lowest of several prices; null where there is one. */
  lowest: Money | null;
  /** Null until the store responds. */
  product: Product | null;
};

/**
 * The best sellers of the store; the built-in ones until it responds (rule 7 in docs/rules.md).
 * @param promisesSubscriptions whether the built-in ones have the price of a subscription
 */
export function getBestSellers(
  home: HomeProducts | null,
  promisesSubscriptions: boolean,
): readonly BestSeller[] {
  if (home) return home.bestSellers.map(toBestSeller);
  const builtIn = bestSellers.map(toBuiltIn);
  return promisesSubscriptions ? builtIn : builtIn.map((offer) => ({ ...offer, subscribed: null }));
}

type Card = (typeof bestSellers)[number];

function findCard(handle: string): Card | undefined {
  return bestSellers.find((card) => card.handle === handle);
}

function toBuiltIn(card: Card): BestSeller {
  const { handle, line, image, rating, reviews, price } = card;
  const { title } = products[handle];
  // Rule 4 in docs/rules.md.
  const subscribed = discounted(price, facts.subscriptionDiscountPercent);
  const texts = { handle, title, line, badge: "Best Seller" as const, rating, reviews };
  const ofStore = { image: null, lowest: null, product: null };
  return { ...texts, ...ofStore, standIn: image, once: price, subscribed };
}

/** Rating and reviews are the store's, or built in; a product that stands in has those of all products. */
function toBestSeller({ product, subscribed, lowest }: HomeProduct): BestSeller {
  const { handle, title, description, images, tags } = product;
  const card = findCard(handle);
  const once = getListedPrice(product) ?? card?.price ?? null;
  return {
    handle,
    title: title || (card ? products[card.handle].title : ""),
    line: firstSentences(description),
    image: images[0] ?? null,
    standIn: card?.image ?? null,
    badge: getCardBadge(tags),
    once,
    subscribed,
    lowest,
    ...getRating(product, card && { rating: card.rating, reviews: card.reviews }),
    product,
  };
}

/**
 * Of the variant whose price the card shows; null where that is the price of a subscription already. While the owner has
 * not said whether plans are sold, that of rule 4 in docs/rules.md for the products that our own texts price.
 */
function getSubscribed(product: Product, sellingPlans: SellingPlans): Money | null {
  if (product.requiresSellingPlan) return null;
  const variant = getFirstAvailableVariant(product);
  if (sellingPlans === "unset") {
    const isPriced = findCard(product.handle) && variant?.price.currencyCode === market.currency;
    return isPriced ? discounted(variant.price, facts.subscriptionDiscountPercent) : null;
  }
  const [allocation] = variant?.sellingPlanAllocations ?? [];
  return variant && allocation && getOneTimePrice(variant, allocation)
    ? getDeliveryPrice(allocation)
    : null;
}
