import { html } from "hono/html";
import { cartLimits } from "../../data/store-facts.ts";
import { layout, type Markup, masthead } from "./layout.ts";

const messages = {
  unknownCart: {
    title: "We can’t find this cart",
    lead: `We keep carts for ${cartLimits.lifetimeDays} days, and this link no longer matches one. Nothing was ordered and nothing was charged.`,
    next: "Your items may still be in your cart in the shop. Open it there and check out again.",
  },
  emptyCart: {
    title: "This cart is empty",
    lead: "There’s nothing left in it to order. Your items may have sold out in the meantime.",
    next: "Take a look around the shop, or come back later.",
  },
  notPlaced: {
    title: "Your order wasn’t placed",
    lead: "We couldn’t save it, so nothing was ordered and nothing was charged.",
    next: "Your cart is safe. Please go back and place your order again in a few minutes.",
  },
  notOpened: {
    title: "Checkout is briefly unavailable",
    lead: "We can’t open your cart right now. Nothing was ordered and nothing was charged.",
    next: "Please try again in a few minutes. Your items are still in your cart in the shop.",
  },
};

export type Message = keyof typeof messages;

export function messagePage(message: Message, shopUrl: string): Markup {
  const { title, lead, next } = messages[message];
  return layout(
    title,
    html`<div class="message">
      ${masthead(shopUrl)}
      <main>
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
        <p>${next}</p>
        <p><a class="button" href="${shopUrl}">Back to the Shop</a></p>
      </main>
    </div>`,
  );
}
