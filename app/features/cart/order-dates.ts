import { arrivalCopy } from "#brand/content/arrival.ts";
import { facts } from "#brand/content/facts.ts";
import { type HolidayEvent, holidayEvents } from "#brand/content/holidays/holiday-events.ts";
import { returnCopy } from "#brand/content/order-again.ts";
import { formulaCopy } from "#brand/content/product/formula-copy.ts";
import type { Product } from "~/commerce/model";
import type { ShownProducts } from "~/lib/brand-product";
import { monthAndDay } from "~/lib/dates";
import { type ArrivalDays, addDays, formatArrivalDays } from "~/lib/delivery-days";
import { groupThousands, inWords } from "~/lib/text";
import { findArrivalDays } from "~/product/arrival";
import { findShownProduct } from "~/product/brand-products";
import { isPlan, shipsFaster } from "~/product/kits";
import { getSupplyMonths } from "~/product/variants";
import type { CartItem, CartItems } from "./cart-items";
import { hasSubscription } from "./cart-totals";
import { hasBackorder, needsShipping } from "./line-prices";

type Order = { orderDay: string; lines: CartItems; arrival: ArrivalDays | null };

/** An order with its days of arrival; null where the shop promises none for its lines. */
export function toOrder(orderDay: string, lines: CartItems, products: readonly Product[]): Order {
  const isPromised =
    needsShipping(lines, products) &&
    !hasBackorder(lines, products) &&
    !hasSubscription(lines, shipsFaster);
  const currencyCode = lines[0]?.price.currencyCode ?? null;
  return { orderDay, lines, arrival: isPromised ? findArrivalDays(orderDay, currencyCode) : null };
}

/** When an order arrives and until when it can be sent back, as far as these days have not passed. */
export function describeDates(
  { orderDay, lines, arrival }: Order,
  today: string,
  events: readonly HolidayEvent[] = holidayEvents,
): string {
  const guarantee = arrival ? addDays(arrival.last, facts.productGuaranteeDays) : "";
  const event = events.find((each) => each.firstDay <= orderDay && orderDay <= each.lastDay);
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

/** Whether a supplement of an order should be used up by its dose; null for what is no supplement, and for what renews. */
export function describeSupply(
  { product: { node }, quantity, sellingPlan, selectedOptions }: CartItem,
  { orderDay, arrival }: Order,
  today: string,
  shown: ShownProducts,
): string | null {
  const serving = findShownProduct(node.handle, shown)?.formula?.serving;
  if (!serving || sellingPlan) return null;
  const { perDay, perMonth } = serving;
  const capsules = perMonth * (getSupplyMonths({ selectedOptions }) || 1) * quantity;
  const lastDay = addDays(arrival?.last ?? orderDay, Math.floor(capsules / perDay));
  const day = lastDay > today ? monthAndDay(lastDay) : null;
  return formulaCopy.describeRest(groupThousands(capsules), inWords(perDay), day);
}
