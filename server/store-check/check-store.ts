import { API_VERSION } from "~/commerce/api-version";
import { createCommerceClient } from "~/commerce/client";
import type { CommerceError } from "~/commerce/errors";
import type { Article } from "~/commerce/model";
import { hasPage } from "~/commerce/pages";
import { type BlogHandle, blogHandles, getBlogPath } from "~/lib/paths";
import { getStoreImageUrl } from "~/lib/store-image";
import type { ShownSample } from "../samples";
import { checkAccountPages } from "./account-pages";
import { getArticleRules } from "./article-rules";
import { catalogRules, categoryRules, getDescriptionRule } from "./catalog-rules";
import { checkCheckout, refusals } from "./checkout";
import { holidayRule, namedProductRules, priceRule } from "./content-rules";
import { privateTokenName, publicTokenName, refused, unanswered } from "./refusal";
import { applyRule, type Finding, passed, type Rule, shorten } from "./rules";
import { checkSellingPlans } from "./selling-plan-rules";
import { type StoreCheckOptions, settingRules } from "./setting-rules";
import { checkStoreDomain } from "./store-domain";
import {
  type CheckedProduct,
  fetchCheckedArticles,
  fetchCheckedProducts,
  findPlanRefusal,
} from "./store-queries";
import { checkTextLinks } from "./text-links";

/** Documents wait 2.5 seconds for the store. */
const maxAnswerMs = 1_500;

/** Requests everything that the shop needs from the store. A fault of the store is a finding, never a rejection. */
export async function checkStore(options: StoreCheckOptions): Promise<Finding[]> {
  const { pagesOff } = options;
  /** Applies the rules of the pages that the shop has. */
  const apply = <Data>(rules: readonly Rule<Data>[], data: Data) =>
    rules
      .filter(({ page }) => page === undefined || hasPage(pagesOff, page))
      .map((rule) => applyRule(rule, data));
  const settings = [
    ...apply(settingRules, options),
    ...apply([holidayRule], options.now),
    ...options.samples.map(toFinding),
  ];
  let version: string | null = null;
  const fetchWithVersion: typeof fetch = async (...request) => {
    const response = await options.fetch(...request);
    version = response.headers.get("X-Shopify-API-Version");
    return response;
  };
  const { endpoint, token, privateToken } = options;
  const client = createCommerceClient({ endpoint, token, privateToken, fetch: fetchWithVersion });
  let milliseconds: number;
  let products: CheckedProduct[];
  let planRefusal: CommerceError | null;
  try {
    planRefusal = await findPlanRefusal(client);
    const startedAt = performance.now();
    products = await fetchCheckedProducts(client, planRefusal === null);
    milliseconds = Math.round(performance.now() - startedAt);
  } catch (error) {
    const tokenName = privateToken ? privateTokenName : publicTokenName;
    const effect = "no page shows a product";
    return [refused("connection", error, effect, tokenName), ...settings];
  }
  const imageOrigins = [options.origin, ...options.imageOrigins];
  const articles = new Map<BlogHandle, readonly Article[]>();
  const blogs: Finding[] = [];
  for (const handle of blogHandles.filter((handle) => hasPage(pagesOff, getBlogPath(handle)))) {
    try {
      const found = await fetchCheckedArticles(client, handle);
      blogs.push(...apply(getArticleRules(handle, imageOrigins), found));
      if (found) articles.set(handle, found);
    } catch (error) {
      const effect = `${getBlogPath(handle)} shows sample articles, or an error where samples are hidden`;
      blogs.push(refused("blog", error, effect));
    }
  }
  return [
    checkConnection(options, milliseconds, products),
    checkVersion(version),
    ...apply(namedProductRules, products),
    ...(await checkSellingPlans(products, planRefusal, options)),
    ...blogs,
    await checkTextLinks({ products, articles }, imageOrigins, options),
    await checkCheckout(products, options),
    await checkStoreDomain(products, options),
    await checkAccountPages(options),
    ...apply([...catalogRules, getDescriptionRule(imageOrigins), priceRule], products),
    ...apply(categoryRules, products),
    await checkImages(products, imageOrigins, options),
    ...settings,
  ];
}

function toFinding({ name, file, risk, action }: ShownSample): Finding {
  return {
    name: `samples: ${name}`,
    status: "error",
    seen: `shown, from ${file}`,
    effect: risk,
    action,
  };
}

/**
 * A purchase up to the checkout page, where it stops: no order is placed. Reads the store as pages do and creates the
 * cart as browsers do.
 */
export async function checkPurchase(options: StoreCheckOptions): Promise<Finding[]> {
  const { endpoint, token, privateToken, fetch, sellingPlans } = options;
  const client = createCommerceClient({ endpoint, token, privateToken, fetch });
  try {
    const products = await fetchCheckedProducts(client, sellingPlans === "on");
    return [
      passed("connection", describeSize(options, products)),
      await checkCheckout(products, options),
    ];
  } catch (error) {
    const tokenName = privateToken ? privateTokenName : publicTokenName;
    return [refused("connection", error, "nobody can buy", tokenName)];
  }
}

function describeSize({ endpoint, isEmbedded }: StoreCheckOptions, { length }: unknown[]): string {
  return `${isEmbedded ? "the embedded store" : new URL(endpoint).host} sent ${length} products`;
}

function checkConnection(
  options: StoreCheckOptions,
  ms: number,
  products: CheckedProduct[],
): Finding {
  const { endpoint, isEmbedded } = options;
  const { hostname, protocol } = new URL(endpoint);
  const seen = `${describeSize(options, products)} in ${ms} ms`;
  const isLocal = isEmbedded || /^(?:localhost$|127\.|\[::1\])/.test(hostname);
  if (protocol !== "https:" && !isLocal) {
    const action = "Write SHOPIFY_STORE_DOMAIN without http://";
    const effect = "browsers block the request, so nobody can check out";
    return { name: "connection", status: "error", seen: `${seen} without https`, effect, action };
  }
  if (ms <= maxAnswerMs) return passed("connection", seen);
  const effect = "uncached pages are slow and may appear without products";
  const action = "Run the shop nearer to the store";
  return { name: "connection", status: "warning", seen, effect, action };
}

function checkVersion(answered: string | null): Finding {
  const seen = `requested ${API_VERSION}, got ${answered ?? "none"}`;
  if (answered === API_VERSION) return passed("API version", seen);
  const effect = "none, as long as the fields the shop queries exist";
  const action =
    "None needed while the other lines are ok; to raise it: docs/go-live.md, API version";
  return { name: "API version", status: "warning", seen, effect, action };
}

const timeoutMs = 10_000;

/** Whether the policy allows the images' hosts, and the first comes in the requested size. */
async function checkImages(
  products: readonly CheckedProduct[],
  allowed: readonly string[],
  { fetch, origin }: StoreCheckOptions,
): Promise<Finding> {
  const images = products.flatMap(({ handle, images }) =>
    images.flatMap(({ url }) => {
      const parsed = URL.parse(url, origin);
      return parsed ? { handle, url: parsed } : [];
    }),
  );
  const first = images[0]?.url;
  if (!first) return passed("images", "none");
  const missing = {
    name: "images",
    status: "error",
    effect: "images are missing",
    action: "Put the images into the store's own files, which cdn.shopify.com serves",
  } as const;
  const refused = images.filter(({ url }) => !allowed.includes(url.origin));
  if (refused.length > 0) {
    const origins = new Set(refused.map(({ url }) => url.origin));
    const handles = new Set(refused.map(({ handle }) => handle));
    const seen = `the security policy refuses ${shorten([...origins])}, in ${shorten([...handles])}`;
    return { ...missing, seen };
  }

  const bytes: number[] = [];
  try {
    for (const width of [100, 800]) {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(getStoreImageUrl(first.href, width), { signal });
      if (!response.ok) return notServed(first, response.status);
      bytes.push((await response.arrayBuffer()).byteLength);
    }
  } catch (error) {
    const effect = "not known, since no image could be read";
    return unanswered({ name: "images", status: "warning", effect }, first.host, error);
  }
  const [small = 0, large = 0] = bytes;
  const seen = `${first.host}: ${small} bytes at 100 pixels, ${large} at 800`;
  if (small === 0) return { ...missing, seen };
  if (small < large) return passed("images", seen);
  return { ...missing, status: "warning", seen, effect: "phones load full sizes" };
}

function notServed({ href }: URL, status: number): Finding {
  return {
    name: "images",
    status: refusals.includes(status) ? "warning" : "error",
    seen: `${href} answers ${status}`,
    effect: "images are missing, unless browsers get another answer",
    action: "Open the address in a browser; if the image is missing there, too, upload it again",
  };
}
