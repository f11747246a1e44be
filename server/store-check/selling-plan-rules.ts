import { createCommerceClient } from "~/commerce/client";
import type { CommerceError } from "~/commerce/errors";
import { hasPage } from "~/commerce/pages";
import { bestSellers } from "~/content/home/home";
import { planTerms } from "~/content/subscribe/plan-terms";
import { plans } from "~/content/subscribe/plans";
import { getScheduleOffers } from "~/features/subscribe/plan-offer";
import { refused } from "./refusal";
import { applyRule, type Finding, getHandles, handlesWhere, passed, type Rule } from "./rules";
import type { StoreCheckOptions } from "./setting-rules";
import { type CheckedProduct, findPlanRefusal } from "./store-queries";

type Products = readonly CheckedProduct[];

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
  const { sellingPlans, pagesOff, privateToken, siteUrl } = options;
  const schedules = listSchedules(products);
  if (sellingPlans !== "on") {
    const unused =
      sellingPlans === "off"
        ? checkRuledOut(schedules, refusal, hasPage(pagesOff, "/subscribe"))
        : checkUnset(schedules, siteUrl?.startsWith("https:") ?? false);
    return [unused, applyRule(planOnlyRule, products)];
  }
  if (refusal) return [refused(name, refusal, "no page shows a product")];
  if (privateToken) {
    const browser = createCommerceClient({ ...options, privateToken: null });
    // The check of the checkout names whatever else refuses this token.
    const publicRefusal = await findPlanRefusal(browser).catch(() => null);
    if (publicRefusal) return [refused(name, publicRefusal, "nobody can subscribe")];
  }
  return [
    schedules ? passed(name, schedules) : unkept,
    ...sellingPlanRules.map((rule) => applyRule(rule, products)),
  ];
}

/** With the setting off. */
function checkRuledOut(
  schedules: string,
  refusal: CommerceError | null,
  showsPlans: boolean,
): Finding {
  const effect =
    "nothing is sold as a subscription, and /subscribe shows its plans as boxes bought once";
  const warning = { name, status: "warning", effect } as const;
  if (schedules) {
    const action = `Set SHOPIFY_SELLING_PLANS=on: ${guide}`;
    return { ...warning, seen: `off, although the store has ${schedules}`, action };
  }
  if (!showsPlans) return passed(name, "off, and so is /subscribe");
  const seen = refusal ? `off, and ${describeRefusal(refusal)}` : "off, and the store has none";
  return { ...warning, seen, action: `Create the selling plans: ${guide}` };
}

function describeRefusal({ codes }: CommerceError): string {
  return codes.includes("ACCESS_DENIED")
    ? "the token lacks the scope unauthenticated_read_selling_plans"
    : "the store lists none for this token";
}

/** While the owner has not said whether plans are sold, which a public shop must not leave open. */
function checkUnset(schedules: string, isPublic: boolean): Finding {
  return {
    name,
    status: isPublic ? "error" : "warning",
    seen: schedules ? `not set, although the store has ${schedules}` : "not set",
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

/** The names of all plans, each with the number of its products; empty without plans. */
function listSchedules(products: Products): string {
  const counts = new Map<string, number>();
  for (const { variants } of products) {
    const allocations = variants.flatMap((variant) => variant.sellingPlanAllocations);
    for (const schedule of new Set(allocations.map(({ sellingPlan }) => sellingPlan.name)))
      counts.set(schedule, (counts.get(schedule) ?? 0) + 1);
  }
  return [...counts].map(([schedule, count]) => `${schedule} (${count})`).join(", ");
}

const planOnlyRule: Rule<Products> = {
  name: "products that are sold with a selling plan only",
  status: "error",
  effect: "the product is shown, and the checkout refuses it",
  action: `Set SHOPIFY_SELLING_PLANS=on (${guide}), or sell the product once as well`,
  find: handlesWhere(({ requiresSellingPlan }) => requiresSellingPlan),
};

const hasPlan = ({ variants }: CheckedProduct) =>
  variants.some(({ sellingPlanAllocations }) => sellingPlanAllocations.length > 0);

const sellingPlanRules: readonly Rule<Products>[] = [
  {
    name: "best sellers without a subscription",
    effect: "the home page shows it at the price of one order",
    action: `Add the product to a selling plan group: ${guide}`,
    find: handlesWhere(
      (product) => getHandles(bestSellers).includes(product.handle) && !hasPlan(product),
    ),
  },
  {
    name: "plans without a delivery schedule",
    status: "error",
    effect: "the plan is sold as one box, or lacks a schedule",
    action: `Give its boxes the selling plans ${planTerms.schedules.map((days) => `Every ${days} days`).join(", ")}: ${guide}`,
    find: handlesWhere(
      (product) =>
        getHandles(plans).includes(product.handle) &&
        getScheduleOffers(product).length < planTerms.schedules.length,
    ),
  },
  {
    name: "products that need a plan and have none",
    status: "error",
    effect: "the product is shown and cannot be bought",
    action: `Add the product to a selling plan group, or sell it once as well: ${guide}`,
    find: handlesWhere((product) => product.requiresSellingPlan && !hasPlan(product)),
  },
];
