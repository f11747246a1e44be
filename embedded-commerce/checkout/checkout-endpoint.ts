import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { type Contact, emptyContact, readContact } from "../contact-form.ts";
import type { Cart, CartStore } from "../storage/carts.ts";
import { StorageError } from "../storage/database.ts";
import type { OrderStore } from "../storage/orders.ts";
import type { Stock } from "../storage/stock.ts";
import type { StoreIndex } from "../store-index.ts";
import { assetsPath, getCheckoutAsset } from "./assets.ts";
import { type CheckoutForm, checkoutPage } from "./pages/checkout-page.ts";
import { confirmationPage } from "./pages/confirmation-page.ts";
import type { Markup } from "./pages/layout.ts";
import { type Message, messagePage } from "./pages/message-page.ts";
import { type Purchase, toPurchase } from "./purchase.ts";

type CheckoutParts = {
  store: StoreIndex;
  stock: Stock;
  carts: CartStore;
  orders: OrderStore;
  shopUrl: string;
};

/** The form has eight short fields. */
const maxFormBytes = 32 * 1024;

/** The hosted checkout: cart link, form, order, confirmation. Works without a script and without cookies. */
export function checkoutEndpoint({ store, stock, carts, orders, shopUrl }: CheckoutParts): Hono {
  const getPurchase = (cart: Cart, { country }: Contact) =>
    toPurchase(cart, store, stock.current(), country);
  const showMessage = (context: Context, message: Message, status: 200 | 404 | 503 = 200) =>
    showPage(context, messagePage(message, shopUrl), status);

  /** Finds the cart of the URL. A completed one leads to its order. */
  const withCart = createMiddleware<{ Variables: { cart: Cart } }>(async (context, next) => {
    const { req } = context;
    const cart = carts.findByKey(req.param("token") ?? "", req.query("key") ?? "");
    if (!cart) return showMessage(context, "unknownCart", 404);
    if (cart.orderToken) return seeOther(context, confirmationPath(cart.orderToken));
    context.set("cart", cart);
    return next();
  });

  function showForm(context: Context, cart: Cart, form: CheckoutForm, status: 200 | 422 = 200) {
    const purchase = getPurchase(cart, form.contact);
    if (purchase.lines.length === 0) return showMessage(context, "emptyCart");
    const page = checkoutPage({ ...form, purchase, shopUrl, action: checkoutPath(context, cart) });
    return showPage(context, page, status);
  }

  const app = new Hono();
  app.get(`${assetsPath}*`, ({ req }) => getCheckoutAsset(req.path));
  app.get("/cart/c/:token", withCart, (context) =>
    seeOther(context, checkoutPath(context, context.get("cart"))),
  );
  app.get("/checkouts/c/:token", withCart, (context) =>
    showForm(context, context.get("cart"), {
      contact: emptyContact,
      problems: {},
      hasChanged: false,
    }),
  );
  app.post(
    "/checkouts/c/:token",
    bodyLimit({ maxSize: maxFormBytes }),
    withCart,
    async (context) => {
      // Another tab may change the cart while the form arrives.
      let cart = context.get("cart");
      const form = new URLSearchParams(await context.req.text());
      const { contact, problems } = readContact(form);
      const hasProblems = Object.keys(problems).length > 0;
      // A change of price or stock is shown before an order is placed.
      const isUnchanged = ({ lines, fingerprint }: Purchase) =>
        lines.length > 0 && form.get("seen") === fingerprint;

      const order = orders.place(cart, (current) => {
        cart = current;
        const purchase = getPurchase(cart, contact);
        if (hasProblems || !isUnchanged(purchase)) return null;
        const { lines, subtotalCents, discount, shippingCents } = purchase;
        return { lines, contact, subtotalCents, discount, shippingCents };
      });
      if (order) return seeOther(context, confirmationPath(order.token));
      const hasChanged = !isUnchanged(getPurchase(cart, contact));
      return showForm(context, cart, { contact, problems, hasChanged }, 422);
    },
  );
  app.get("/checkouts/thank-you/:token", (context) => {
    const order = orders.find(context.req.param("token"));
    if (!order) return showMessage(context, "unknownCart", 404);
    return showPage(context, confirmationPage(order, shopUrl), 200);
  });
  for (const path of ["/cart/c/*", "/checkouts/*"])
    app.get(path, (context) => showMessage(context, "unknownCart", 404));
  app.onError((error, context) => {
    if (!(error instanceof StorageError)) throw error;
    console.error(error.message);
    context.header("retry-after", "120");
    return showMessage(context, context.req.method === "POST" ? "notPlaced" : "notOpened", 503);
  });
  return app;
}

/** Keeps the parameters of the request, among them the key. */
function checkoutPath({ req }: Context, { token }: Cart): string {
  return `/checkouts/c/${token}${new URL(req.url).search}`;
}

function confirmationPath(orderToken: string): string {
  return `/checkouts/thank-you/${orderToken}`;
}

/** Checkout pages show a name and an address: not cached, not framed, no script, no cookie. */
const pageHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "cross-origin-opener-policy": "same-origin",
  // The URL of a checkout contains its key.
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
};

/** The browser may store a refused form (422): otherwise going back to it shows an error. */
function showPage(context: Context, markup: Markup, status: 200 | 404 | 422 | 503) {
  const cacheControl = status === 422 ? "private, no-cache" : "no-store";
  return context.html(markup, status, { ...pageHeaders, "cache-control": cacheControl });
}

/** 303, so that a reload never sends a form twice. */
function seeOther(context: Context, location: string): Response {
  context.header("cache-control", "no-store");
  context.header("referrer-policy", "no-referrer");
  return context.redirect(location, 303);
}
