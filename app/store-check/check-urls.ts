import { getStoreImageUrl } from "~/blocks/store-picture";
import type { CommerceClient } from "~/commerce/client";
import { type Finding, getMessage, passed } from "./rules";
import { type CheckedProduct, withTestCart } from "./store-queries";

export type UrlOptions = {
  fetch: typeof fetch;
  /** Address of the shop; null where none is set. */
  siteUrl: string | null;
  /** The shop's own origin, for pictures without one. */
  origin: string;
  /** Further origins that the security policy allows for pictures. */
  imageOrigins: readonly string[];
  /** The embedded store's checkout is on the shop's own host. */
  isEmbedded: boolean;
};

const maxRedirects = 10;
const timeoutMs = 10_000;
/** The platform refuses what looks automated. */
const refusals = [403, 429, 430];

/** Follows the checkout of a cart with the first product for sale. */
export async function checkCheckout(
  client: CommerceClient,
  products: readonly CheckedProduct[],
  options: UrlOptions,
): Promise<Finding> {
  const variants = products.flatMap((product) => product.variants);
  const variant = variants.find(({ availableForSale }) => availableForSale);
  if (!variant) return broken("no product is for sale", "Stock a product and publish it");
  try {
    return await withTestCart(client, variant.id, (url) => follow(new URL(url), options));
  } catch (error) {
    return broken(
      getMessage(error),
      "Check the store's payments, shipping and domains, and the token's scopes for checkouts",
    );
  }
}

async function follow(url: URL, options: UrlOptions, redirects = 0): Promise<Finding> {
  const { fetch, siteUrl, isEmbedded } = options;
  if (!isEmbedded && siteUrl && url.host === new URL(siteUrl).host)
    return broken(
      `leads to the shop's own host ${url.host}, which answers 404`,
      "Make a domain such as checkout.your-domain the store's primary domain",
    );
  if (/^\/password\b/.test(url.pathname))
    return broken(`ends on ${url.origin}/password`, "Remove the password of the online store");

  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url.href, { redirect: "manual", signal });
  await response.body?.cancel();
  const location = response.headers.get("location");
  const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
  if (isRedirect && redirects < maxRedirects)
    return follow(new URL(location, url), options, redirects + 1);

  const seen = `${url.host} answers ${response.status}`;
  if (response.ok) return passed("checkout", seen);
  if (refusals.includes(response.status))
    return { ...broken(seen, "Check out once in a browser"), status: "warning" };
  return broken(seen, "Check the store's domains and its plan");
}

function broken(seen: string, action: string): Finding {
  return { name: "checkout", status: "error", seen, effect: "nobody can buy", action };
}

/** Whether the policy allows the pictures' hosts, and the first comes in the requested size. */
export async function checkPictures(
  products: readonly CheckedProduct[],
  { fetch, origin, imageOrigins }: UrlOptions,
): Promise<Finding> {
  const images = products.flatMap((product) => product.images);
  const urls = images.flatMap(({ url }) => URL.parse(url, origin) ?? []);
  const [first] = urls;
  if (!first) return passed("pictures", "none");
  const missing = {
    name: "pictures",
    status: "error",
    effect: "pictures are missing",
    action: "Put the pictures into the store's own files, which cdn.shopify.com serves",
  } as const;
  const allowed = [origin, ...imageOrigins];
  const refused = urls.map((url) => url.origin).filter((host) => !allowed.includes(host));
  if (refused.length > 0) {
    const hosts = [...new Set(refused)].join(", ");
    return { ...missing, seen: `the security policy refuses ${hosts}` };
  }

  const getSize = async (width: number) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(getStoreImageUrl(first.href, width), { signal });
    return response.ok ? (await response.arrayBuffer()).byteLength : 0;
  };
  const small = await getSize(100).catch(() => 0);
  const large = await getSize(800).catch(() => 0);
  const seen = `${first.host}: ${small} bytes at 100 pixels, ${large} at 800`;
  if (small === 0) return { ...missing, seen };
  if (small < large) return passed("pictures", seen);
  return { ...missing, status: "warning", seen, effect: "phones load full sizes" };
}
