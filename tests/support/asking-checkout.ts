import { type Answer, apiHeaders, apiPath, read } from "./asking";
import { shopper } from "./checkout";
import { elementsOf } from "./html-elements";
import type { SecureShop } from "./secure-shop";

/** The link to the checkout of a new cart with one product in it. */
export async function cartLink(shop: SecureShop): Promise<string> {
  const found = await ask(
    shop,
    "{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }",
  );
  const [id] = /gid:[^"\\]+ProductVariant[^"\\]+/.exec(found) ?? [];
  const made = await ask(
    shop,
    `mutation { cartCreate(input: { lines: [{ merchandiseId: "${id}" }] }) { cart { checkoutUrl } } }`,
  );
  const { checkoutUrl } = JSON.parse(made).data.cartCreate.cart;
  const { pathname, search } = new URL(checkoutUrl);
  return pathname + search;
}

/** The checkout itself, to which the link leads. */
export async function checkout(shop: SecureShop): Promise<Answer> {
  return read(await shop.get(await checkoutPath(shop)));
}

/** The checkout's form again, as it comes back when nothing was written into it. */
export async function emptyCheckout(shop: SecureShop): Promise<Answer> {
  return read(await send(shop, await checkoutPath(shop), {}));
}

/** What thanks for an order that was placed. */
export async function order(shop: SecureShop): Promise<Answer> {
  const path = await checkoutPath(shop);
  const page = await (await shop.get(path)).text();
  const seen = elementsOf(page).find(({ attributes }) => attributes.name === "seen");
  const placed = await send(shop, path, { ...shopper, seen: seen?.attributes.value ?? "" });
  return read(await shop.get(locationOf(placed)));
}

async function checkoutPath(shop: SecureShop): Promise<string> {
  return locationOf(await shop.get(await cartLink(shop)));
}

function send(shop: SecureShop, path: string, fields: Record<string, string>): Promise<Response> {
  return shop.get(path, { method: "POST", body: new URLSearchParams(fields) });
}

function locationOf({ headers }: Response): string {
  return headers.get("location") ?? "";
}

async function ask(shop: SecureShop, query: string): Promise<string> {
  const body = JSON.stringify({ query });
  return (await shop.get(apiPath, { method: "POST", headers: apiHeaders, body })).text();
}
