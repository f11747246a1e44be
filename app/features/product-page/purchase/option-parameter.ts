import { discountParameter } from "~/features/cart/discount-link";
import { isCampaignParameter } from "~/lib/campaign";
import { planParameter, scheduleParameter } from "./purchase-choice";

/** The number at the end of a variant's id, in Shopify's links. */
export const variantParameter = "variant";

const ownParameters = [discountParameter, planParameter, scheduleParameter, variantParameter];
const prefix = "option.";

/** The name of an option in the query: its own, with a prefix where the shop reads a parameter of that name. */
export function getOptionParameter(name: string): string {
  const isTaken =
    ownParameters.includes(name) || isCampaignParameter(name) || name.startsWith(prefix);
  return isTaken ? prefix + name : name;
}
