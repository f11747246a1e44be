import * as v from "valibot";
import { plans as brandPlans } from "#brand/content/subscribe/plans.ts";
import { type Money, toMinorUnits } from "~/lib/money";
import { maxQuantity, oneByOne } from "~/lib/quantity-rule";
import { keepUnits } from "~/lib/text";
import { assertNamed, getNodes, graphql, type ResultOf } from "../graphql";
import { maxImages, maxVariants } from "../list-sizes";
import type { Product, ProductOption, StoreImage, StoreRating, Variant } from "../model";
import {
  type AllocationNode,
  allocationFields,
  type PlanNode,
  planFields,
  reshapeAllocation,
} from "./reshape-allocation";

export const productFields = graphql(`
  fragment ProductFields on Product @_unmask {
    id
    title
    description
    handle
    tags
    availableForSale
    isGiftCard
    priceRange { minVariantPrice { amount currencyCode } }
    images(first: ${maxImages}) { edges { node { url altText } } }
    variants(first: ${maxVariants}) {
      pageInfo { hasNextPage }
      edges {
        node {
          id
          title
          price { amount currencyCode }
          compareAtPrice { amount currencyCode }
          availableForSale
          currentlyNotInStock
          unitPrice { amount currencyCode }
          unitPriceMeasurement { quantityValue quantityUnit referenceValue referenceUnit }
          quantityRule { minimum increment maximum }
          requiresShipping
          image { url altText }
          selectedOptions { name value }
        }
      }
    }
    options { name values }
    ratingValue: metafield(namespace: "reviews", key: "rating") { value }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") { value }
    hidden: metafield(namespace: "seo", key: "hidden") { value }
  }
`);

/**
 * Beside `ProductFields` where selling plans are read. They need a scope of their own, and the platform does not
 * document whether it checks a field that `@include` leaves out: without plans, no document has these fields.
 */
export const sellingPlanFields = graphql(
  `
    fragment SellingPlanFields on Product @_unmask {
      requiresSellingPlan
      sellingPlanGroups(first: 10) {
        edges { node { name sellingPlans(first: 10) { edges { node { ...PlanFields } } } } }
      }
      variants(first: ${maxVariants}) {
        edges {
          node {
            sellingPlanAllocations(first: 10) {
              edges { node { ...AllocationFields } }
            }
          }
        }
      }
    }
  `,
  [planFields, allocationFields],
);

type PlanVariantNode = ResultOf<typeof sellingPlanFields>["variants"]["edges"][number]["node"];
type VariantNode = ResultOf<typeof productFields>["variants"]["edges"][number]["node"] &
  Partial<PlanVariantNode>;

/** A product, with the fields of selling plans where they were requested. */
type ProductNode = Omit<ResultOf<typeof productFields>, "variants"> & {
  requiresSellingPlan?: boolean;
  sellingPlanGroups?: ResultOf<typeof sellingPlanFields>["sellingPlanGroups"];
  variants: Omit<ResultOf<typeof productFields>["variants"], "edges"> & {
    edges: { node: VariantNode }[];
  };
};

/** Converts a node of the API. A missing field becomes empty; only a missing id, handle or title throws. */
export function reshapeProduct(node: ProductNode): Product {
  assertNamed(node);
  const options = (node.options ?? []).map(({ name, values }) => ({ name, values: values ?? [] }));
  const hasOptions = !isPlaceholder(options);
  const getPlanName = namePlans(node);
  const plans = new Map<string, PlanNode>(
    getNodes(node.sellingPlanGroups)
      .flatMap(({ sellingPlans }) => getNodes(sellingPlans))
      .map((plan) => [plan.id, plan]),
  );
  const rating = readRating(node);
  const images = getNodes(node.images).flatMap((image) => toImage(image) ?? []);
  const variants = getNodes(node.variants)
    .filter((variant) => variant.price)
    .map((variant) => ({
      id: variant.id,
      title: variant.title,
      price: variant.price,
      compareAtPrice: getHigherPrice(variant),
      availableForSale: variant.availableForSale === true,
      isBackordered: variant.currentlyNotInStock === true,
      ...readUnitPrice(variant),
      ...readQuantityRule(variant),
      requiresShipping: variant.requiresShipping !== false && node.isGiftCard !== true,
      image: toOwnImage(variant, images),
      selectedOptions: (hasOptions && variant.selectedOptions) || [],
      sellingPlanAllocations: getNodes(variant.sellingPlanAllocations).flatMap(
        (allocation) =>
          reshapeAllocation(
            allocation,
            variant.price,
            getPlanName,
            plans.get(allocation.sellingPlan?.id),
          ) ?? [],
      ),
    }));
  const requiresSellingPlan = node.requiresSellingPlan === true;
  // The store sells the brand's own plans once too; the shop does not (rule 12 in docs/rules.md).
  const isBrandPlan =
    brandPlans.some(({ handle }) => handle === node.handle) &&
    variants.some(({ sellingPlanAllocations }) => sellingPlanAllocations.length > 0);
  const minPrice = (requiresSellingPlan && getMinPlanPrice(variants)) || getMinPrice(node);
  const cheapest = variants.find(({ price }) => price.amount === minPrice?.amount);
  return {
    id: node.id,
    handle: node.handle,
    title: node.title,
    description: keepUnits(node.description ?? ""),
    tags: node.tags ?? [],
    minPrice,
    ...(cheapest?.unitPrice && { minUnitPrice: cheapest.unitPrice }),
    images,
    variants,
    hasMoreVariants: hasMoreVariants(node),
    availableForSale:
      node.availableForSale ?? variants.some(({ availableForSale }) => availableForSale),
    options: hasOptions ? options : [],
    requiresSellingPlan: requiresSellingPlan || isBrandPlan,
    ...(isHidden(node) && { isHidden: true }),
    ...(rating && { rating }),
  };
}

/**
 * The placeholder that a store gives a product without options: one option, called 'Title' in its language, with one
 * value.
 */
function isPlaceholder([option, ...others]: readonly ProductOption[]): boolean {
  const [value = "", ...more] = option?.values ?? [];
  return others.length + more.length === 0 && /^default(?: title)?$/i.test(value);
}

function getHigherPrice({ price, compareAtPrice }: VariantNode): Money | null {
  if (!compareAtPrice || compareAtPrice.currencyCode !== price.currencyCode) return null;
  return toMinorUnits(compareAtPrice) > toMinorUnits(price) ? compareAtPrice : null;
}

/** The merchant's unit price, if its unit has a name. */
function readUnitPrice({ unitPrice: price, unitPriceMeasurement }: VariantNode) {
  const { referenceValue, referenceUnit, ...quantity } = unitPriceMeasurement ?? {};
  const isNamed = price && referenceValue && referenceUnit && referenceUnit !== "UNKNOWN";
  return isNamed ? { unitPrice: { price, referenceValue, referenceUnit, ...quantity } } : {};
}

function readQuantityRule({ quantityRule }: VariantNode) {
  const { minimum, increment, maximum } = quantityRule ?? oneByOne;
  const rule = { minimum, increment, maximum: Math.min(maximum ?? maxQuantity, maxQuantity) };
  return minimum * increment > 1 || rule.maximum < maxQuantity ? { quantityRule: rule } : {};
}

type ImageNode = { url?: string; altText?: string | null } | null | undefined;

function toImage(image: ImageNode): StoreImage | null {
  return image?.url ? { url: image.url, alt: image.altText ?? "" } : null;
}

/** The image of a variant that does not have the product's first one. */
function toOwnImage({ image }: VariantNode, [first]: readonly StoreImage[]): StoreImage | null {
  return image?.url === first?.url ? null : toImage(image);
}

type Plan = AllocationNode["sellingPlan"];

/** The names of a product's plans, with the group of those that have the name of another group's plan. */
function namePlans({ variants, sellingPlanGroups }: ProductNode): (plan: Plan) => string {
  const groups = new Map<string, string>();
  for (const { name, sellingPlans } of getNodes(sellingPlanGroups))
    for (const { id } of getNodes(sellingPlans)) groups.set(id, name);
  const allocations = getNodes(variants).flatMap((variant) =>
    getNodes(variant.sellingPlanAllocations),
  );
  return ({ id, name }) => {
    const group = groups.get(id);
    const hasTwin = allocations.some(
      ({ sellingPlan: other }) => other?.name === name && groups.get(other.id) !== group,
    );
    return group && hasTwin ? `${name}, ${group}` : name;
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
  return getLowest(getNodes(node.variants).flatMap(({ price }) => price ?? [])) ?? ofAll;
}

/** Lowest price of a product that is sold with a plan only. Null without a plan. */
function getMinPlanPrice(variants: readonly Variant[]): Money | null {
  const allocations = variants.flatMap(({ sellingPlanAllocations }) => sellingPlanAllocations);
  return getLowest(allocations.map(({ renewalPrice }) => renewalPrice));
}

function getLowest(prices: Money[]): Money | null {
  return prices.sort((a, b) => toMinorUnits(a) - toMinorUnits(b))[0] ?? null;
}

/** Whether the merchant hides it from search engines, with the platform's own metafield. */
export function isHidden({ hidden }: { hidden?: { value: string } | null | undefined }): boolean {
  return Number(hidden?.value) === 1;
}

/** The rating's metafields, each as the store sends it. */
type RatingFields = {
  ratingValue?: { value: string } | null | undefined;
  ratingCount?: { value: string } | null | undefined;
};

/** Digits alone: `Number` reads `1e3` and an empty text, too. */
const decimal = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,9})?$/), v.transform(Number));

/**
 * A metafield of the type `rating`: `{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}`.
 * https://shopify.dev/docs/apps/build/metafields/list-of-data-types
 */
const rating = v.pipe(
  v.string(),
  v.maxLength(200),
  v.parseJson(),
  v.object({ value: decimal, scale_min: decimal, scale_max: v.pipe(decimal, v.value(5)) }),
  v.check(({ value, scale_min, scale_max }) => scale_min <= value && value <= scale_max),
  v.check(({ value }) => value > 0),
);

const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/**
 * The rating in a product's metafields `reviews.rating` and `reviews.rating_count`, which review apps write. Null when
 * either is missing or malformed, nobody has rated, or the scale does not end at five.
 */
function readRating({ ratingValue, ratingCount }: RatingFields): StoreRating | null {
  const average = v.safeParse(rating, ratingValue?.value);
  const number = v.safeParse(count, ratingCount?.value);
  if (!average.success || !number.success) return null;
  return { average: average.output.value.toFixed(1), count: number.output };
}
