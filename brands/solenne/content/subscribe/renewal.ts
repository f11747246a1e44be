import { formatPrice } from "../../../../app/lib/money.ts";
import {
  addCharges,
  getDeliveryPrice,
  type Interval,
  isIntroductory,
  type PlanCharges,
} from "../../../../app/lib/plan-charges.ts";

/** A subscription; its charges are null while they are unknown. */
export type Renewing = { title: string; charges: PlanCharges | null };

export const renewsUntilCanceled = "Renews until you cancel.";

/** One sentence for subscriptions that renew together; one for each, with its title, where they do not. */
export function describeRenewals(subscriptions: readonly Renewing[], isOffer = false): string[] {
  const together = addCharges(subscriptions.flatMap(({ charges }) => charges ?? []));
  if (together) return [describeRenewal(together, isOffer)];
  return subscriptions.map(({ title, charges }) =>
    charges ? `${title}: ${describeRenewal(charges)}` : renewsUntilCanceled,
  );
}

function describeRenewal(charges: PlanCharges, isOffer = false): string {
  const { price, renewalPrice, introductoryOrders, deliveries } = charges;
  const { billingInterval, deliveryInterval } = charges;
  const every = billingInterval ? ` ${describeInterval(billingInterval)}` : "";
  const renews = `enews${every} at ${formatPrice(renewalPrice)} until you cancel.`;
  const orders =
    introductoryOrders === 1 ? "the first order" : `each of the first ${introductoryOrders} orders`;
  const first = isIntroductory(charges)
    ? `${formatPrice(price)} for ${orders}, then r${renews}`
    : `${isOffer ? "Then it r" : "R"}${renews}`;
  if (deliveries === 1) return first;
  const spread = deliveryInterval ? `, one ${describeInterval(deliveryInterval)}` : "";
  return `${first} Each charge pays for ${deliveries} deliveries${spread}, ${formatPrice(getDeliveryPrice(charges))} each.`;
}

/** `every 30 days`, `every month`. */
function describeInterval({ unit, count }: Interval): string {
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}

/** What the price at checkout is for; null where each delivery costs that. */
export function getChargeNote(charges: PlanCharges): string | null {
  const { renewalPrice, introductoryOrders, deliveries } = charges;
  const orders = introductoryOrders === 1 ? "first order" : `first ${introductoryOrders} orders`;
  const notes = [
    ...(deliveries > 1 ? [`for ${deliveries} deliveries`] : []),
    ...(isIntroductory(charges) ? [`${orders}, then ${formatPrice(renewalPrice)}`] : []),
  ];
  return notes.join(", ") || null;
}
