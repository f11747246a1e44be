import {
  getRenewalCalendar,
  renewalCalendarCopy,
} from "../../app/content/subscribe/renewal-calendar.ts";
import { getOrderDay } from "../../app/lib/delivery-days.ts";
import type { Order } from "../storage/orders.ts";
import { formatDollars } from "./pages/layout.ts";

/** The address of the calendar of an order's renewals. */
export function renewalsPath({ token }: Pick<Order, "token">): string {
  return `/checkouts/thank-you/${token}/${renewalCalendarCopy.fileName}`;
}

/** The calendar of an order's renewals; null for an order without a subscription. */
export function getOrderRenewals({ lines, number, createdAt }: Order): string | null {
  const renewals = lines.flatMap(({ plan, variantId, title, options, quantity, priceCents }) =>
    plan
      ? {
          id: `${number} ${variantId} ${plan.days}`,
          title: [title, ...options].join(", "),
          amount: formatDollars(quantity * priceCents),
          interval: { count: plan.days, unit: "day" } as const,
        }
      : [],
  );
  if (renewals.length === 0) return null;
  const { testOrder } = renewalCalendarCopy;
  return getRenewalCalendar(renewals, getOrderDay(createdAt), testOrder, createdAt);
}
