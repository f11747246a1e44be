import { API_VERSION } from "~/commerce/api-version";
import { createCommerceClient } from "~/commerce/client";
import { CommerceError } from "~/commerce/errors";
import { checkCheckout, checkPictures, type UrlOptions } from "./check-urls";
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
import { type CheckedProduct, fetchCheckedArticles, fetchCheckedProducts } from "./store-queries";

export type StoreCheckOptions = UrlOptions & CheckedSettings & { endpoint: string; token: string };

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
