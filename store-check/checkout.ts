import { type CommerceClient, createCommerceClient } from "~/commerce/client";
import { CommerceError } from "~/commerce/errors";
import { getNodes, graphql } from "~/commerce/graphql";
import type { Product } from "~/commerce/model";
import { type Finding, getMessage, passed, refused } from "./finding";
import type { StoreCheckOptions } from "./settings";

const createCart = graphql(`
  mutation StoreCheckCreateCart($merchandiseId: ID!) {
    cartCreate(input: { lines: [{ merchandiseId: $merchandiseId, quantity: 1 }] }) {
      cart { id checkoutUrl lines(first: 1) { edges { node { id } } } }
      userErrors { message }
    }
  }
`);

const emptyCart = graphql(`
  mutation StoreCheckEmptyCart($cartId: ID!, $lineIds: [ID!]!) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { userErrors { message } }
  }
`);

const timeoutMs = 10_000;
const maxRedirects = 10;
/** The platform refuses what looks automated. */
const refusals = [403, 429, 430];

/** Follows the checkout of a cart with the first product for sale, with the public token as browsers do. */
export async function checkCheckout(
  products: readonly Product[],
  options: StoreCheckOptions,
): Promise<Finding> {
  const soldOnce = products.filter(({ requiresSellingPlan }) => !requiresSellingPlan);
  const variants = soldOnce.flatMap((product) => product.variants);
  const variant = variants.find(({ availableForSale }) => availableForSale);
  if (!variant)
    return broken("no product is for sale", "Publish a product to the app's channel, and stock it");
  const client = createCommerceClient({ ...options, privateToken: null });
  try {
    return await withTestCart(client, variant.id, (url) => follow(new URL(url), options));
  } catch (error) {
    if (error instanceof CommerceError && (error.status === 401 || error.status === 403))
      return refused("checkout", error, "nobody can buy");
    // `fetch` gives the reason as the cause.
    const { cause = error } = error as { cause?: unknown };
    return broken(
      getMessage(cause),
      "Check this machine's network, the store's payments, shipping and domains, and the token's scopes for checkouts",
    );
  }
}

/** Gives `use` the checkout of a new cart with one unit, and empties the cart. Throws `CommerceError`. */
async function withTestCart<Result>(
  client: CommerceClient,
  merchandiseId: string,
  use: (checkoutUrl: string) => Promise<Result>,
): Promise<Result> {
  const { cartCreate: payload } = await client.run(createCart, { merchandiseId });
  const { cart, userErrors = [] } = payload ?? {};
  if (!cart?.checkoutUrl)
    throw new Error(userErrors.map(({ message }) => message).join(", ") || "no checkout address");
  try {
    return await use(cart.checkoutUrl);
  } finally {
    const lineIds = getNodes(cart.lines).map(({ id }) => id);
    // One that stays full expires on its own.
    await client.run(emptyCart, { cartId: cart.id, lineIds }).catch(() => {});
  }
}

async function follow(url: URL, options: StoreCheckOptions, redirects = 0): Promise<Finding> {
  const { fetch, siteUrl, isEmbedded } = options;
  if (!isEmbedded && siteUrl && url.host === new URL(siteUrl).host)
    return broken(
      `leads to the shop's own host ${url.host}, which answers 404`,
      "Make a domain such as checkout.your-domain the store's primary domain",
    );
  if (/^\/password\b/.test(url.pathname))
    return broken(`ends on ${url.origin}/password`, "Turn off the online store's password page");

  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url.href, { redirect: "manual", signal });
  await response.body?.cancel();
  const location = response.headers.get("location");
  const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
  if (isRedirect && redirects < maxRedirects)
    return follow(new URL(location, url), options, redirects + 1);

  const seen = `${url.host} answers ${response.status}`;
  const isPage = response.headers.get("content-type")?.includes("html") ?? false;
  if (response.ok && !isPage) return broken(`${seen} without a page`, "Check the store's domains");
  if (response.ok) return passed("checkout", seen);
  if (refusals.includes(response.status))
    return { ...broken(seen, "Check out once in a browser"), status: "warning" };
  return broken(seen, "Check the store's domains and its plan");
}

function broken(seen: string, action: string): Finding {
  return { name: "checkout", status: "error", seen, effect: "nobody can buy", action };
}
