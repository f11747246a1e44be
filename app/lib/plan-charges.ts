import { type Money, toMinorUnits, toMoney } from "./money.ts";

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
  const { price, renewalPrice } = charges;
  return {
    ...charges,
    price: multiply(price, quantity),
    renewalPrice: multiply(renewalPrice, quantity),
  };
}

/** What subscriptions are charged together; null for none, and where they renew on different terms. */
export function addCharges([first, ...others]: readonly PlanCharges[]): PlanCharges | null {
  if (!first || others.some((charges) => getTerms(charges) !== getTerms(first))) return null;
  const all = [first, ...others];
  return {
    ...first,
    price: sum(all.map(({ price }) => price)),
    renewalPrice: sum(all.map(({ renewalPrice }) => renewalPrice)),
  };
}

function getTerms(charges: PlanCharges): string {
  const { price, introductoryOrders, deliveries, deliveryInterval, billingInterval } = charges;
  const counts = [introductoryOrders, deliveries];
  return JSON.stringify([price.currencyCode, counts, deliveryInterval, billingInterval]);
}

function sum(prices: readonly Money[]): Money {
  const units = prices.reduce((total, price) => total + toMinorUnits(price), 0);
  return toMoney(units, prices[0]?.currencyCode ?? "");
}

export function multiply(money: Money, by: number): Money {
  return toMoney(Math.round(toMinorUnits(money) * by), money.currencyCode);
}
