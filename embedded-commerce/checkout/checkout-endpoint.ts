import type { StoreIndex } from "../catalogue/store-index.ts";
import { readBody } from "../http/read-body.ts";
import type { Cart, CartStore } from "../storage/carts.ts";
import type { OrderStore } from "../storage/orders.ts";
import type { StockLevels } from "../storage/stock.ts";
import { StorageError } from "../storage/storage-error.ts";
import { assetsPath, getCheckoutAsset } from "./assets.ts";
import { emptyContact, readContact } from "./contact-form.ts";
import { type CheckoutForm, checkoutPage } from "./pages/checkout-page.ts";
import { confirmationPage } from "./pages/confirmation-page.ts";
import type { Markup } from "./pages/layout.ts";
import { type Message, messagePage } from "./pages/message-page.ts";
import { type Purchase, toPurchase } from "./purchase.ts";

export type CheckoutService = {
  store: StoreIndex;
  stock: Pick<StockLevels, "current">;
  carts: CartStore;
  orders: OrderStore;
  shopUrl: string;
};

const cartLink = /^\/cart\/c\/([^/]+)$/;
const checkoutForm = /^\/checkouts\/c\/([^/]+)$/;
const confirmation = /^\/checkouts\/thank-you\/([A-Za-z0-9_-]{24})$/;
/** The form has eight short fields. */
const maxFormBytes = 32 * 1024;

export function isCheckoutPath(pathname: string): boolean {
  return pathname.startsWith("/cart/c/") || pathname.startsWith("/checkouts/");
}

/** The hosted checkout: cart link, form, order, confirmation. Works without a script and without cookies. */
export function createCheckoutEndpoint({ store, stock, carts, orders, shopUrl }: CheckoutService) {
  const messageResponse = (message: Message, status?: number) =>
    htmlResponse(messagePage(message, shopUrl), status);
  const getPurchase = (cart: Cart) => toPurchase(cart, store, stock.current());

  return async function checkoutEndpoint(request: Request): Promise<Response> {
    try {
      return await handle(request, new URL(request.url));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      console.error(error.message);
      const message = request.method === "POST" ? "notPlaced" : "notOpened";
      const response = await messageResponse(message, 503);
      response.headers.set("retry-after", "120");
      return response;
    }
  };

  async function handle(request: Request, { pathname, searchParams }: URL): Promise<Response> {
    if (pathname.startsWith(assetsPath)) return getCheckoutAsset(pathname);
    const isForm = request.method === "POST" && checkoutForm.test(pathname);
    if (request.method !== "GET" && request.method !== "HEAD" && !isForm)
      return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, HEAD" } });

    const orderToken = confirmation.exec(pathname)?.[1];
    const order = orderToken ? orders.find(orderToken) : null;
    if (order) return htmlResponse(confirmationPage(order, shopUrl));

    const cartToken = (cartLink.exec(pathname) ?? checkoutForm.exec(pathname))?.[1] ?? "";
    const cart = carts.findByKey(cartToken, searchParams.get("key") ?? "");
    if (!cart) return messageResponse("unknownCart", 404);
    if (cart.orderToken) return seeOther(confirmationPath(cart.orderToken));
    if (cartLink.test(pathname)) return seeOther(checkoutPath(cart));
    return isForm
      ? placeOrder(cart, request)
      : showForm(cart, { contact: emptyContact, problems: {}, hasChanged: false });
  }

  async function placeOrder(cart: Cart, request: Request): Promise<Response> {
    const body = await readBody(request, maxFormBytes);
    if (body === null) return new Response("Payload Too Large", { status: 413 });

    const form = new URLSearchParams(body);
    const { contact, problems } = readContact(form);
    const hasProblems = Object.keys(problems).length > 0;
    // A change of price or stock is shown before an order is placed.
    const isUnchanged = ({ lines, fingerprint }: Purchase) =>
      lines.length > 0 && form.get("seen") === fingerprint;

    const order = orders.place(cart, () => {
      const purchase = getPurchase(cart);
      if (hasProblems || !isUnchanged(purchase)) return null;
      const { lines, subtotalCents, shippingCents } = purchase;
      return { lines, contact, subtotalCents, shippingCents };
    });
    if (order) return seeOther(confirmationPath(order.token));
    return showForm(cart, { contact, problems, hasChanged: !isUnchanged(getPurchase(cart)) }, 422);
  }

  function showForm(cart: Cart, form: CheckoutForm, status?: number): Promise<Response> {
    const purchase = getPurchase(cart);
    if (purchase.lines.length === 0) return messageResponse("emptyCart");
    const page = checkoutPage({ ...form, purchase, shopUrl, action: checkoutPath(cart) });
    return htmlResponse(page, status);
  }
}

function checkoutPath(cart: Cart): string {
  return `/checkouts/c/${cart.token}?key=${cart.secret}`;
}

function confirmationPath(orderToken: string): string {
  return `/checkouts/thank-you/${orderToken}`;
}

/** Checkout pages show a name and an address: not cached, not framed, no script, no cookie. */
const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
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
async function htmlResponse(markup: Markup, status = 200): Promise<Response> {
  const cacheControl = status === 422 ? "private, no-cache" : "no-store";
  return new Response(String(await markup), {
    status,
    headers: { ...pageHeaders, "cache-control": cacheControl },
  });
}

/** 303, so that a reload never sends a form twice. */
function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}
