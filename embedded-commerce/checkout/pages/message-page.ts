import { html } from "hono/html";
import { layout, type Markup, masthead } from "./layout.ts";

const messages = {
  unknownCart: {
    title: "This cart has gone",
    lead: "We keep a cart for thirty days, and this link leads to none that we know. Nothing was ordered and nothing was charged.",
    next: "What you chose may still be in your shopping cart in the shop. Open it there and check out again.",
  },
  emptyCart: {
    title: "This cart is empty",
    lead: "There is nothing left in it to order. What was in it may have sold out in the meantime.",
    next: "Have a look at the shop: most things come back within two weeks.",
  },
  notPlaced: {
    title: "Your order was not placed",
    lead: "We could not save it just now, so nothing was ordered and nothing was charged.",
    next: "Your cart is kept. Please go back and place the order again in a few minutes.",
  },
  notOpened: {
    title: "The checkout is closed for a moment",
    lead: "We cannot open your cart just now. Nothing was ordered and nothing was charged.",
    next: "Please try this page again in a few minutes. What you chose is still in your shopping cart in the shop.",
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
        <p><a class="button" href="${shopUrl}">Back to the shop</a></p>
      </main>
    </div>`,
  );
}
