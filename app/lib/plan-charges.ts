import { type Money, multiply, sumPrices, toMinorUnits } from "./money.ts";

export type Interval = { unit: "day" | "week" | "month" | "year"; count: number };

/** What a subscription charges for one piece, and when. */
export type PlanCharges = {
  /** At checkout. */
  price: Money;
  /** With each order after the introductory ones; the same as `price` where there are none. */
  renewalPrice: Money;
  /** Orders that cost `price`, where `renewalPrice` is another. */
  introductoryOrders: number;
  /** Deliveries that a charge pays for: more than 1 where the plan is prepaid. */
  deliveries: number;
  /** Between two deliveries; null where the store does not say. */
  deliveryInterval: Interval | null;
  /** Between two charges; null where the store does not say. */
  billingInterval: Interval | null;
};

const unitDays = { day: 1, week: 7, month: 30, year: 365 };

/** The days of an interval, with months of 30. */
export function toDays({ unit, count }: Interval): number {
  return unitDays[unit] * count;
}

export function isIntroductory({ price, renewalPrice }: PlanCharges): boolean {
  return toMinorUnits(price) !== toMinorUnits(renewalPrice);
}

/** What a delivery costs once the introductory orders are over. */
export function getDeliveryPrice({ renewalPrice, deliveries }: PlanCharges): Money {
  return multiply(renewalPrice, 1 / deliveries);
}

/** What several pieces are charged. */
export function multiplyCharges(charges: PlanCharges, quantity: number): PlanCharges {
  const price = multiply(charges.price, quantity);
  return { ...charges, price, renewalPrice: multiply(charges.renewalPrice, quantity) };
}

/** What subscriptions are charged together; null for none, and where they renew on different terms. */
export function addCharges(all: readonly PlanCharges[]): PlanCharges | null {
  const [first] = all;
  const price = sumPrices(all.map((charges) => charges.price));
  const renewalPrice = sumPrices(all.map((charges) => charges.renewalPrice));
  const isOneTerm = new Set(all.map(getTerms)).size === 1;
  return first && price && renewalPrice && isOneTerm ? { ...first, price, renewalPrice } : null;
}

function getTerms(charges: PlanCharges): string {
  const { introductoryOrders, deliveries, deliveryInterval, billingInterval } = charges;
  return JSON.stringify([introductoryOrders, deliveries, deliveryInterval, billingInterval]);
}
