import type { StoreIndex } from "../catalogue/store-index.ts";
import { readBody } from "../http/read-body.ts";
import type { PictureMasters } from "../images/picture-masters.ts";
import type { Cart, CartStore } from "../storage/carts.ts";
import type { OrderStore } from "../storage/orders.ts";
import type { StockLevels } from "../storage/stock.ts";
import { StorageError } from "../storage/storage-error.ts";
import { ASSETS_PATH, checkoutAsset } from "./assets.ts";
import { type ContactProblems, emptyContact, readContact } from "./contact-form.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { confirmationPage } from "./pages/confirmation-page.ts";
import {
  emptyCartPage,
  notOpenedPage,
  notPlacedPage,
  unknownCartPage,
} from "./pages/message-page.ts";
import { type Purchase, purchaseOf } from "./purchase.ts";
import { page, seeOther } from "./respond.ts";

export type CheckoutService = {
  store: StoreIndex;
  stock: Pick<StockLevels, "current">;
  carts: CartStore;
  orders: OrderStore;
  masters: PictureMasters;
  shopUrl: string;
};

const CART_LINK = /^\/cart\/c\/([^/]+)$/;
const CHECKOUT = /^\/checkouts\/c\/([^/]+)$/;
const CONFIRMATION = /^\/checkouts\/thank-you\/([A-Za-z0-9_-]{24})$/;
/** The form has eight short fields. */
const MAX_FORM_BYTES = 32 * 1024;

export function isCheckoutPath(pathname: string): boolean {
  return pathname.startsWith("/cart/c/") || pathname.startsWith("/checkouts/");
}

/** The hosted checkout: cart link, form, order, confirmation. Works without a script and without cookies. */
export function createCheckoutEndpoint(service: CheckoutService) {
  const { shopUrl } = service;

  return async function checkoutEndpoint(request: Request): Promise<Response> {
    try {
      return await answer(request, new URL(request.url));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      console.error(error.message);
      const isOrder = request.method === "POST";
      const failed = await page(isOrder ? notPlacedPage(shopUrl) : notOpenedPage(shopUrl), 503);
      failed.headers.set("retry-after", "120");
      return failed;
    }
  };

  async function answer(request: Request, url: URL): Promise<Response> {
    if (url.pathname.startsWith(ASSETS_PATH)) return checkoutAsset(url.pathname);
    const isForm = request.method === "POST" && CHECKOUT.test(url.pathname);
    if (request.method !== "GET" && request.method !== "HEAD" && !isForm)
      return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, HEAD" } });

    const orderToken = CONFIRMATION.exec(url.pathname)?.[1];
    const order = orderToken ? service.orders.find(orderToken) : null;
    if (order)
      return page(
        confirmationPage({ order, shopUrl, versions: await versions(service, order.lines) }),
      );

    const cart = findCart(service.carts, url);
    if (!cart) return page(unknownCartPage(shopUrl), 404);
    if (cart.orderToken) return seeOther(confirmationPath(cart.orderToken));
    if (CART_LINK.test(url.pathname)) return seeOther(checkoutPath(cart));
    return isForm ? placeOrder(service, cart, request) : showCheckout(service, cart);
  }
}

async function showCheckout(service: CheckoutService, cart: Cart): Promise<Response> {
  const purchase = purchaseOf(cart, service.store, service.stock.current());
  return render(
    service,
    cart,
    purchase,
    { contact: emptyContact, problems: {}, hasChanged: false },
    200,
  );
}

async function placeOrder(
  service: CheckoutService,
  cart: Cart,
  request: Request,
): Promise<Response> {
  const body = await readBody(request, MAX_FORM_BYTES);
  if (body === null) return new Response("Payload Too Large", { status: 413 });

  const form = new URLSearchParams(body);
  const { contact, problems } = readContact(form);
  const hasProblems = Object.keys(problems).length > 0;
  const currentPurchase = () => purchaseOf(cart, service.store, service.stock.current());
  // Nobody pays a sum that was not on the page: a change of price or stock is shown first.
  const isAsSeen = (purchase: Purchase) =>
    purchase.lines.length > 0 && form.get("seen") === purchase.fingerprint;

  const order = service.orders.place(cart, () => {
    const purchase = currentPurchase();
    if (hasProblems || !isAsSeen(purchase)) return null;
    const { lines, subtotalCents, shippingCents } = purchase;
    return { lines, contact, subtotalCents, shippingCents };
  });
  if (order) return seeOther(confirmationPath(order.token));

  const purchase = currentPurchase();
  return render(
    service,
    cart,
    purchase,
    { contact, problems, hasChanged: !isAsSeen(purchase) },
    422,
  );
}

async function render(
  service: CheckoutService,
  cart: Cart,
  purchase: Purchase,
  form: { contact: typeof emptyContact; problems: ContactProblems; hasChanged: boolean },
  status: number,
): Promise<Response> {
  if (purchase.lines.length === 0) return page(emptyCartPage(service.shopUrl));
  const shown = {
    ...form,
    purchase,
    shopUrl: service.shopUrl,
    action: checkoutPath(cart),
    versions: await versions(service, purchase.lines),
  };
  return page(checkoutPage(shown), status);
}

/** Versions of the pictures by shot, so that the page's addresses may be cached for ever. */
async function versions(
  { masters, store }: CheckoutService,
  lines: readonly { shot: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const shots = lines.flatMap(({ shot }) => (shot && store.pictures.has(shot) ? [shot] : []));
  return new Map(
    await Promise.all(
      shots.map(async (shot) => [shot, (await masters.describe(shot)).version] as const),
    ),
  );
}

function findCart(carts: CartStore, url: URL): Cart | null {
  const token = CART_LINK.exec(url.pathname)?.[1] ?? CHECKOUT.exec(url.pathname)?.[1] ?? "";
  return carts.findByKey(token, url.searchParams.get("key") ?? "");
}

function checkoutPath(cart: Cart): string {
  return `/checkouts/c/${cart.token}?key=${cart.secret}`;
}

function confirmationPath(orderToken: string): string {
  return `/checkouts/thank-you/${orderToken}`;
}
