import { html } from "hono/html";
import { market, regions } from "#brand/content/market.ts";
import { products } from "#brand/content/products/index.ts";
import { site } from "#brand/content/site.ts";
import { howToStop } from "#brand/content/subscribe/plan-terms.ts";
import type { BrandProduct } from "../../../app/lib/brand-product.ts";
import { getOrderDay } from "../../../app/lib/delivery-days.ts";
import { nameCountry } from "../../contact-form.ts";
import type { Order } from "../../storage/orders.ts";
import { describeShipping } from "./arrival.ts";
import { formatDay, layout, type Markup, masthead, testNotice } from "./layout.ts";
import { lineImage, listRenewals, orderPanel } from "./order-summary.ts";

export function confirmationPage(order: Order, shopUrl: string): Markup {
  const { lines, contact, createdAt } = order;
  const region = regions.find(([code]) => code === contact.state)?.[1] ?? contact.state;
  const first = lines.flatMap(({ title }) => findByTitle(title) ?? [])[0];
  const address = [
    contact.address,
    contact.apartment,
    contact.city,
    [region, contact.zip].filter(Boolean).join(" "),
    nameCountry(contact.country ?? market.country),
  ];

  return layout(
    `Order ${formatOrderNumber(order)}`,
    html`<div class="page">
      <main>
        ${masthead(shopUrl)}
        ${testNotice()}
        <p class="order-number">Order ${formatOrderNumber(order)}, ${formatDay(getOrderDay(createdAt, market.timeZone))}</p>
        <h1>Thank you, ${contact.firstName}.</h1>
        <p class="bottles">${lines.map(({ shot }) => lineImage(shot))}</p>
        <section>
          <h2>On its way</h2>
          <p>${describeShipping(lines, createdAt, contact.country)}. To ${contact.firstName} ${contact.lastName}, ${address.filter(Boolean).join(", ")}. We’d write to ${contact.email}.</p>
        </section>
        ${first ? html`<section><h2>The first day</h2><p>${first.title}: ${first.use}</p></section>` : ""}
        ${lines.some(({ plan }) => plan) ? html`<section><h2>What renews</h2><p>${listRenewals(lines).map((text) => html`${text}<br>`)}${howToStop} This test order won’t renew.</p></section>` : ""}
        <p><a class="button" href="${shopUrl}">Back to the Shop</a></p>
      </main>
      ${orderPanel(order)}
    </div>`,
  );
}

/** The brand's product; none for a kit, whose card has the order of its steps. */
function findByTitle(title: string) {
  return Object.values<BrandProduct<string>>(products).find((product) => product.title === title);
}

function formatOrderNumber({ number }: Pick<Order, "number">): string {
  return `${site.numberPrefix}-${number}`;
}
