import { html } from "hono/html";
import { facts } from "#brand/content/facts.ts";
import { market, regions } from "#brand/content/market.ts";
import { site } from "#brand/content/site.ts";
import { howToStop } from "#brand/content/subscribe/plan-terms.ts";
import { getOrderDay } from "../../../app/lib/delivery-days.ts";
import { nameCountry } from "../../contact-form.ts";
import type { Order } from "../../storage/orders.ts";
import { describeShipping } from "./arrival.ts";
import { formatDay, layout, type Markup, masthead, testNotice } from "./layout.ts";
import { listRenewals, orderPanel } from "./order-summary.ts";

export function confirmationPage(order: Order, shopUrl: string): Markup {
  const { contact, campaign = [] } = order;
  const region = regions.find(([code]) => code === contact.state)?.[1] ?? contact.state;

  return layout(
    `Order ${formatOrderNumber(order)}`,
    html`<div class="page">
      <main>
        ${masthead(shopUrl)}
        ${testNotice()}
        <p class="order-number">Order ${formatOrderNumber(order)}</p>
        <h1>Thank you, ${contact.firstName}.</h1>
        <p class="lead">Your test order is in. A real one would ship in ${facts.dispatchDays}.</p>
        <dl class="facts">
          <div><dt>Email</dt><dd>${contact.email}</dd></div>
          <div>
            <dt>Delivery address</dt>
            <dd>
              ${contact.firstName} ${contact.lastName}<br>
              ${contact.address}${contact.apartment ? html`, ${contact.apartment}` : ""}<br>
              ${contact.city}${region ? `, ${region}` : ""} ${contact.zip}<br>
              ${nameCountry(contact.country ?? market.country)}
            </dd>
          </div>
          <div><dt>Shipping</dt><dd>${describeShipping(order.lines, order.createdAt, contact.country)}</dd></div>
          <div><dt>Payment</dt><dd>No payment was taken. This is a test order.</dd></div>
          ${order.lines.some(({ plan }) => plan) ? html`<div><dt>Subscription</dt><dd>${listRenewals(order.lines).map((text) => html`${text}<br>`)}${howToStop} This test order won’t renew.</dd></div>` : ""}
          ${campaign.length > 0 ? html`<div><dt>Campaign</dt><dd>${campaign.map(([name, value]) => html`${name}: ${value}<br>`)}</dd></div>` : ""}
          <div><dt>Placed on</dt><dd>${formatDay(getOrderDay(order.createdAt, market.timeZone))}</dd></div>
        </dl>
        <p><a class="button" href="${shopUrl}">Back to the Shop</a></p>
      </main>
      ${orderPanel(order)}
    </div>`,
  );
}

function formatOrderNumber({ number }: Pick<Order, "number">): string {
  return `${site.numberPrefix}-${number}`;
}
