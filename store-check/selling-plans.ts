import { planTerms } from "#brand/content/subscribe/plan-terms.ts";
import { plans } from "#brand/content/subscribe/plans.ts";
import { createCommerceClient } from "~/commerce/client";
import type { CommerceError } from "~/commerce/errors";
import type { Product } from "~/commerce/model";
import { fetchProducts } from "~/commerce/operations/products";
import { getScheduleOffers } from "~/features/subscribe/plan-offer";
import { isPlan } from "~/product/kits";
import { applyRule, type Finding, passed, type Rule, refused } from "./finding";
import type { StoreCheckOptions } from "./settings";

type Products = readonly Product[];

const name = "selling plans";
const guide = "docs/go-live.md, Selling plans";

/**
 * What the setting, the tokens and the products say about subscriptions.
 * @param refusal why the store does not list selling plans for the token of the server's calls
 */
export async function checkSellingPlans(
  products: Products,
  refusal: CommerceError | null,
  options: StoreCheckOptions,
): Promise<Finding[]> {
  const schedules = listSchedules(products);
  if (options.sellingPlans !== "on")
    return [checkUnused(schedules, options), applyRule(planOnlyRule, products)];
  if (refusal) return [refused(name, refusal, "no page shows a product")];
  if (options.privateToken) {
    const browser = createCommerceClient({ ...options, privateToken: null, hasSellingPlans: true });
    // The check of the checkout names whatever else refuses this token.
    const error = await fetchProducts(browser, 1).then(
      () => null,
      (error: CommerceError) => error,
    );
    if (error?.kind === "graphql") return [refused(name, error, "nobody can subscribe")];
  }
  return [
    schedules ? passed(name, schedules) : unkept,
    ...sellingPlanRules.map((rule) => applyRule(rule, products)),
  ];
}

/** With the setting off, or while the owner has not said whether plans are sold, which a public shop must not leave open. */
function checkUnused(schedules: string, { sellingPlans, siteUrl }: StoreCheckOptions): Finding {
  const setting = sellingPlans === "off" ? "off" : "not set";
  const seen = schedules ? `${setting}, although the store has ${schedules}` : setting;
  if (setting === "off") {
    if (!schedules) return passed(name, seen);
    const effect = "nothing is sold as a subscription";
    const action = `Set SHOPIFY_SELLING_PLANS=on: ${guide}`;
    return { name, status: "warning", seen, effect, action };
  }
  return {
    name,
    status: siteUrl?.startsWith("https:") ? "error" : "warning",
    seen,
    effect: "pages promise subscriptions that nothing sells",
    action: `Set SHOPIFY_SELLING_PLANS to on or off: ${guide}`,
  };
}

/** With the setting on, and no plan (rule 49 in docs/rules.md). */
const unkept: Finding = {
  name,
  status: "error",
  seen: "on, and no product has a selling plan",
  effect:
    "FAQ, help and policy pages promise subscriptions that nobody can buy; home and /subscribe do not",
  action: `Create the selling plans, or set SHOPIFY_SELLING_PLANS=off: ${guide}`,
};

/** The names of all plans; empty without plans. */
function listSchedules(products: Products): string {
  const allocations = products
    .flatMap(({ variants }) => variants)
    .flatMap(({ sellingPlanAllocations }) => sellingPlanAllocations);
  return [...new Set(allocations.map(({ sellingPlan }) => sellingPlan.name))].join(", ");
}

const planOnlyRule: Rule<Products> = {
  name: "products that are sold with a selling plan only",
  status: "error",
  effect: "the product is shown, and the checkout refuses it",
  action: `Set SHOPIFY_SELLING_PLANS=on (${guide}), or sell the product once as well`,
  // The brand's own plans are sold once where plans are not read.
  find: (products) =>
    products.flatMap(({ requiresSellingPlan, handle }) =>
      requiresSellingPlan && !isPlan(handle) ? handle : [],
    ),
};

const sellingPlanRules: readonly Rule<Products>[] = [
  {
    name: "plans without a delivery schedule",
    status: "error",
    effect: "the plan is sold as one box, or lacks a schedule",
    action: `Give its boxes the selling plans ${planTerms.schedules.map((days) => `Every ${days} days`).join(", ")}: ${guide}`,
    find: (products) =>
      plans.flatMap(({ handle }) => {
        const product = products.find((candidate) => candidate.handle === handle);
        const isShort = product && getScheduleOffers(product).length < planTerms.schedules.length;
        return isShort ? handle : [];
      }),
  },
  {
    name: "products that need a plan and have none",
    status: "error",
    effect: "the product is shown and cannot be bought",
    action: `Add the product to a selling plan group, or sell it once as well: ${guide}`,
    find: (products) =>
      products.flatMap((product) =>
        product.requiresSellingPlan && !listSchedules([product]) ? product.handle : [],
      ),
  },
];
