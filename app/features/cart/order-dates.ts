import { arrivalCopy } from "#brand/content/arrival.ts";
import { facts } from "#brand/content/facts.ts";
import { holidayEvents } from "#brand/content/holidays/holiday-events.ts";
import { market } from "#brand/content/market.ts";
import { returnCopy } from "#brand/content/order-again.ts";
import { formulaCopy } from "#brand/content/product/formula-copy.ts";
import type { Product } from "~/commerce/model";
import type { ShownProducts } from "~/lib/brand-product";
import { monthAndDay } from "~/lib/dates";
import { type ArrivalDays, addDays, formatArrivalDays, getArrivalDays } from "~/lib/delivery-days";
import { groupThousands, inWords } from "~/lib/text";
import { findShownProduct } from "~/product/brand-products";
import { isPlan, shipsFaster } from "~/product/kits";
import { getSupplyMonths } from "~/product/variants";
import type { CartItem, CartItems } from "./cart-items";
import { hasSubscription } from "./cart-totals";
import { hasBackorder, needsShipping } from "./line-prices";

type Order = { day: string; today: string; lines: CartItems };

/** When an order arrives; null where the shop promises no day for its lines. */
export function findArrival({ day, lines }: Order, products: readonly Product[]) {
  const isPromised =
    lines[0]?.price.currencyCode === market.currency &&
    needsShipping(lines, products) &&
    !hasBackorder(lines, products) &&
    !hasSubscription(lines, shipsFaster);
  return isPromised ? getArrivalDays(day, { ...facts, ...market }, holidayEvents) : null;
}

/** When an order arrives and until when it can be sent back, as far as these days have not passed. */
export function describeDates({ day, today, lines }: Order, arrival: ArrivalDays | null): string {
  const guarantee = arrival ? addDays(arrival.last, facts.productGuaranteeDays) : "";
  const event = holidayEvents.find((each) => each.firstDay <= day && day <= each.lastDay);
  const holiday = event?.returnsThrough ?? "";
  const sentences: string[] = [];
  if (arrival && arrival.last >= today)
    sentences.push(`${arrivalCopy.getDays(formatArrivalDays(arrival))}.`);
  if (holiday > guarantee && holiday >= today)
    sentences.push(returnCopy.holiday(monthAndDay(holiday)));
  else if (arrival && guarantee >= today)
    sentences.push(returnCopy.guarantee(monthAndDay(guarantee), monthAndDay(arrival.last)));
  if (sentences.length > 0 && hasSubscription(lines, isPlan)) sentences.push(returnCopy.plan);
  return sentences.join(" ");
}

/** Whether a supplement that is there since a day should be used up; null for any other line, and for what renews. */
export function describeSupply(
  { product: { node }, quantity, sellingPlan, selectedOptions }: CartItem,
  since: string,
  today: string,
  shown: ShownProducts,
): string | null {
  const serving = findShownProduct(node.handle, shown)?.formula?.serving;
  if (!serving || sellingPlan) return null;
  const { perDay, perMonth } = serving;
  const capsules = perMonth * (getSupplyMonths({ selectedOptions }) || 1) * quantity;
  const lastDay = addDays(since, Math.floor(capsules / perDay));
  const until = lastDay > today ? monthAndDay(lastDay) : null;
  return formulaCopy.describeRest(groupThousands(capsules), inWords(perDay), until);
}
