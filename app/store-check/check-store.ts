import { getStoreImageUrl } from "~/blocks/store-picture";
import { API_VERSION } from "~/commerce/api-version";
import { type CommerceClient, createCommerceClient } from "~/commerce/client";
import { CommerceError } from "~/commerce/errors";
import { namedProductRules, priceRule } from "./content-rules";
import {
  applyRule,
  blogRules,
  type CheckedSettings,
  catalogueRules,
  type Finding,
  getMessage,
  passed,
  settingRules,
} from "./rules";
import {
  type CheckedProduct,
  fetchCheckedArticles,
  fetchCheckedProducts,
  withTestCart,
} from "./store-queries";

export type StoreCheckOptions = CheckedSettings & {
  endpoint: string;
  token: string;
  fetch: typeof fetch;
  /** The shop's own origin, for pictures without one. */
  origin: string;
  /** Further origins that the security policy allows for pictures. */
  imageOrigins: readonly string[];
};

/** Documents wait 2.5 seconds for the store. */
const maxAnswerMs = 1_500;

/** Asks the store for all that the shop needs. What the store does wrong is a finding, never a rejection. */
export async function checkStore(options: StoreCheckOptions): Promise<Finding[]> {
  const settings = settingRules.map((rule) => applyRule(rule, options));
  let version: string | null = null;
  const client = createCommerceClient({
    ...options,
    async fetch(...request) {
      const response = await options.fetch(...request);
      version = response.headers.get("X-Shopify-API-Version");
      return response;
    },
  });
  const startedAt = performance.now();
  let products: CheckedProduct[];
  try {
    products = await fetchCheckedProducts(client);
  } catch (error) {
    return [refused("connection", error, "no page shows a product"), ...settings];
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  const blog = await fetchCheckedArticles(client).then(
    (articles) => blogRules.map((rule) => applyRule(rule, articles)),
    (error) => [refused("blog", error, "/blog shows sample articles")],
  );
  return [
    checkConnection(options, milliseconds, products.length),
    checkVersion(version),
    ...namedProductRules.map((rule) => applyRule(rule, products)),
    ...blog,
    await checkCheckout(client, products, options),
    ...[...catalogueRules, priceRule].map((rule) => applyRule(rule, products)),
    await checkPictures(products, options),
    ...settings,
  ];
}

function checkConnection(
  { endpoint, isEmbedded }: StoreCheckOptions,
  ms: number,
  size: number,
): Finding {
  const { host, hostname, protocol } = new URL(endpoint);
  const seen = `${isEmbedded ? "the embedded store" : host} sent ${size} products in ${ms} ms`;
  const isLocal = isEmbedded || /^(?:localhost$|127\.|\[::1\])/.test(hostname);
  if (protocol !== "https:" && !isLocal) {
    const action = "Write SHOPIFY_STORE_DOMAIN without http://";
    const effect = "browsers refuse the call, and nobody can check out";
    return { name: "connection", status: "error", seen: `${seen} without https`, effect, action };
  }
  if (ms <= maxAnswerMs) return passed("connection", seen);
  const effect = "a page that is not cached waits, and may come without products";
  const action = "Run the shop nearer to the store";
  return { name: "connection", status: "warning", seen, effect, action };
}

function checkVersion(answered: string | null): Finding {
  const seen = `asked for ${API_VERSION}, answered as ${answered ?? "none"}`;
  if (answered === API_VERSION) return passed("API version", seen);
  const effect = "none as long as the fields that the shop asks for exist";
  const action = "Move app/commerce/api-version.ts and the schema to a version that is supported";
  return { name: "API version", status: "warning", seen, effect, action };
}

function refused(name: string, error: unknown, effect: string): Finding {
  return { name, status: "error", seen: getMessage(error), effect, action: getAdvice(error) };
}

function getAdvice(error: unknown): string {
  const { kind = "", status = null, codes = [] } = error instanceof CommerceError ? error : {};
  if (codes.includes("ACCESS_DENIED"))
    return "Give the token the scope that the message names; docs/go-live.md lists all";
  if (status === 401 || status === 403)
    return "Check SHOPIFY_STOREFRONT_ACCESS_TOKEN: the public token of the Storefront API";
  if (status === 404) return "Check SHOPIFY_STORE_DOMAIN: your-name.myshopify.com";
  if (kind === "payment-required") return "Pay the store's plan";
  return "Check SHOPIFY_STORE_DOMAIN and the network, then the platform's status page";
}

const maxRedirects = 10;
const timeoutMs = 10_000;
/** The platform refuses what looks automated. */
const refusals = [403, 429, 430];

/** Follows the checkout of a cart with the first product for sale. */
async function checkCheckout(
  client: CommerceClient,
  products: readonly CheckedProduct[],
  options: StoreCheckOptions,
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

async function follow(url: URL, options: StoreCheckOptions, redirects = 0): Promise<Finding> {
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
async function checkPictures(
  products: readonly CheckedProduct[],
  { fetch, origin, imageOrigins }: StoreCheckOptions,
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
