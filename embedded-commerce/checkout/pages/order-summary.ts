import { html } from "hono/html";
import { market, taxNote } from "#brand/content/market.ts";
import { describeRenewals } from "#brand/content/subscribe/renewal.ts";
import { addDays, getOrderDay } from "../../../app/lib/delivery-days.ts";
import { multiplyCharges } from "../../../app/lib/plan-charges.ts";
import { getTotalCents, type Order, type OrderLine } from "../../storage/orders.ts";
import { formatAmount, formatDay, type Markup } from "./layout.ts";

/** `createdAt` is when the order is placed. */
type Summary = Pick<Order, "lines" | "subtotalCents" | "discount" | "shippingCents" | "createdAt">;

/** The panel beside the form and beside the confirmation. */
export function orderPanel(summary: Summary): Markup {
  return html`<aside class="order" data-tone="raised" aria-label="Order summary">
      <div>
        <h2>Your order</h2>
        ${orderSummary(summary)}
      </div>
    </aside>`;
}

/** Lines and totals. */
export function orderSummary(summary: Summary): Markup {
  const { lines, subtotalCents, discount, shippingCents, createdAt } = summary;
  return html`<ul>
      ${lines.map((line) => orderLine(line, createdAt))}
    </ul>
    <dl class="totals">
      <div><dt>Subtotal</dt><dd>${formatAmount(subtotalCents)}</dd></div>
      ${discount ? html`<div><dt>Discount ${discount.code}</dt><dd>−${formatAmount(discount.amountCents)}</dd></div>` : ""}
      <div><dt>Shipping</dt><dd>${shippingCents === 0 ? "Free" : formatAmount(shippingCents)}</dd></div>
      <div class="total"><dt>Total${taxNote && `, ${taxNote}`}</dt><dd><span class="detail">${market.currency}</span> ${formatAmount(getTotalCents(summary))}</dd></div>
    </dl>`;
}

export function itemCount(lines: readonly OrderLine[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? "1 item" : `${count} items`;
}

function orderLine(line: OrderLine, createdAt: number): Markup {
  return html`<li class="line">
      ${lineImage(line.shot)}
      <div class="line-text">
        <p class="line-title">${line.title}</p>
        ${line.options.length > 0 ? html`<p class="detail">${line.options.join(" · ")}</p>` : ""}
        ${line.caution ? html`<p class="detail">${line.caution}</p>` : ""}
        <p class="detail">Quantity ${line.quantity}</p>
        ${line.plan ? html`<p class="detail">${describePlan(line.plan, createdAt)}</p>` : ""}
      </div>
      <p class="amount">${formatAmount(line.quantity * line.priceCents)}</p>
    </li>`;
}

/** What the subscriptions of an order are charged; empty without one. */
export function listRenewals(lines: readonly OrderLine[]): string[] {
  return describeRenewals(
    lines.flatMap(({ title, quantity, plan }) =>
      plan?.charges ? { title, charges: multiplyCharges(plan.charges, quantity) } : [],
    ),
  );
}

/** The plan's name, and when the next charge is. */
function describePlan(
  { name, days, charges }: NonNullable<OrderLine["plan"]>,
  createdAt: number,
): string {
  const nextCharge = formatDay(
    addDays(getOrderDay(createdAt, market.timeZone), days * (charges?.deliveries ?? 1)),
  );
  return `${name}, next charge on ${nextCharge}`;
}

/** Decorative: the title beside it says what it shows. */
export function lineImage(shot: string | null): Markup | string {
  if (!shot) return "";
  const url = (width: number) => `/cdn/shop/files/${shot}.jpg?width=${width}`;
  return html`<span class="line-image"><img src="${url(160)}" srcset="${url(160)}, ${url(240)} 2x, ${url(360)} 3x" width="72" height="90" alt=""></span>`;
}
