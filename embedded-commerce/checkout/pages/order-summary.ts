import { html } from "hono/html";
import type { OrderLine } from "../../storage/orders.ts";
import { isSubscription } from "../purchase.ts";
import { dollars, type Markup } from "./layout.ts";

type Bought = { lines: readonly OrderLine[]; subtotalCents: number; shippingCents: number };

/** Lines and sums, as they stand in the panel beside the form and on the confirmation. */
export function orderSummary(bought: Bought): Markup {
  return html`<ul class="lines">
      ${bought.lines.map(orderLine)}
    </ul>
    ${sums(bought)}`;
}

export function itemCount(lines: readonly OrderLine[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? "1 item" : `${count} items`;
}

function sums({ subtotalCents, shippingCents }: Bought): Markup {
  return html`<dl class="sums">
      <div><dt>Subtotal</dt><dd>${dollars(subtotalCents)}</dd></div>
      <div><dt>Shipping</dt><dd>${shippingCents === 0 ? "Free" : dollars(shippingCents)}</dd></div>
      <div class="total"><dt>Total</dt><dd><span class="currency">USD</span> ${dollars(subtotalCents + shippingCents)}</dd></div>
    </dl>`;
}

function orderLine(line: OrderLine): Markup {
  return html`<li class="line">
      ${linePicture(line.shot)}
      <div class="line-words">
        <p class="line-title">${line.title}</p>
        ${line.options.length > 0 ? html`<p class="line-options">${line.options.join(" · ")}</p>` : ""}
        <p class="line-options">Quantity ${line.quantity}</p>
        ${isSubscription(line) ? html`<p class="line-options">A real order repeats until you cancel</p>` : ""}
      </div>
      <p class="line-price">${dollars(line.quantity * line.priceCents)}</p>
    </li>`;
}

/** Decorative: the title beside it says what it shows. */
function linePicture(shot: string | null): Markup {
  if (!shot) return html`<span class="line-picture"></span>`;
  const address = (width: number) => `/cdn/shop/files/${shot}.jpg?width=${width}`;
  return html`<span class="line-picture"><img src="${address(160)}" srcset="${address(160)}, ${address(240)} 2x, ${address(360)} 3x" width="72" height="90" alt=""></span>`;
}
