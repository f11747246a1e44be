import { API_VERSION } from "~/commerce/api-version";
import { createCommerceClient } from "~/commerce/client";
import { CommerceError } from "~/commerce/errors";
import type { Product } from "~/commerce/model";
import { fetchArticles } from "~/commerce/operations/articles";
import { fetchCatalog } from "~/commerce/operations/products";
import { hasPage } from "~/commerce/pages";
import { blogHandles, getBlogPath } from "~/lib/paths";
import { checkCheckout } from "./checkout";
import {
  applyRule,
  type Finding,
  passed,
  privateTokenName,
  publicTokenName,
  refused,
} from "./finding";
import { contentRules, getMissingProducts } from "./named-products";
import { checkSellingPlans } from "./selling-plans";
import { type StoreCheckOptions, settingRules } from "./settings";
import { toFinding } from "./shown-samples";

/** Asks the store for what the shop needs. A fault of the store is a finding, never a rejection. */
export async function checkStore(options: StoreCheckOptions): Promise<Finding[]> {
  const { pagesOff, samples } = options;
  const settings = [
    ...settingRules.map((rule) => applyRule(rule, options)),
    ...samples.map((sample) => toFinding(sample, "error")),
  ];
  let version: string | null = null;
  const fetchWithVersion: typeof fetch = async (...request) => {
    const response = await options.fetch(...request);
    version = response.headers.get("X-Shopify-API-Version");
    return response;
  };
  const watched = { ...options, fetch: fetchWithVersion };
  let read: { products: Product[]; planRefusal: CommerceError | null };
  try {
    read = await readProducts(watched);
  } catch (error) {
    return [unreadable(error, options), ...settings];
  }
  const { products, planRefusal } = read;
  return [
    checkConnection(products, options),
    checkVersion(version),
    ...getMissingProducts(products, pagesOff),
    ...(await checkSellingPlans(products, planRefusal, options)),
    ...(await checkBlogs(options)),
    await checkCheckout(products, options),
    ...contentRules.map((rule) => applyRule(rule, products)),
    ...settings,
  ];
}

/**
 * A purchase up to the checkout page, where it stops: no order is placed. Reads the store as pages do and creates the
 * cart as browsers do.
 */
export async function checkPurchase(options: StoreCheckOptions): Promise<Finding[]> {
  const hasSellingPlans = options.sellingPlans === "on";
  try {
    const products = await fetchCatalog(createCommerceClient({ ...options, hasSellingPlans }));
    return [checkConnection(products, options), await checkCheckout(products, options)];
  } catch (error) {
    return [unreadable(error, options)];
  }
}

/** The products that pages read, with their selling plans if the store lists these. Throws `CommerceError`. */
async function readProducts(options: StoreCheckOptions) {
  try {
    const client = createCommerceClient({ ...options, hasSellingPlans: true });
    return { products: await fetchCatalog(client), planRefusal: null };
  } catch (error) {
    if (!(error instanceof CommerceError) || error.kind !== "graphql") throw error;
    return { products: await fetchCatalog(createCommerceClient(options)), planRefusal: error };
  }
}

function unreadable(error: unknown, { privateToken }: StoreCheckOptions): Finding {
  const tokenName = privateToken ? privateTokenName : publicTokenName;
  return refused("connection", error, "no page shows a product", tokenName);
}

function checkConnection(
  { length }: readonly Product[],
  { endpoint, isEmbedded }: StoreCheckOptions,
): Finding {
  const { host, hostname, protocol } = new URL(endpoint);
  const seen = `${isEmbedded ? "the embedded store" : host} sent ${length} products`;
  if (protocol === "https:" || isEmbedded || /^(?:localhost$|127\.|\[::1\])/.test(hostname))
    return passed("connection", seen);
  const action = "Write SHOPIFY_STORE_DOMAIN without http://";
  const effect = "browsers block the request, so nobody can check out";
  return { name: "connection", status: "error", seen: `${seen} without https`, effect, action };
}

function checkVersion(answered: string | null): Finding {
  const seen = `requested ${API_VERSION}, got ${answered ?? "none"}`;
  if (answered === API_VERSION) return passed("API version", seen);
  const effect = "none, as long as the fields the shop queries exist";
  const action =
    "None needed while the other lines are ok; to raise it: docs/go-live.md, API version";
  return { name: "API version", status: "warning", seen, effect, action };
}

/** Without a blog, or the scope for it, pages show sample articles. */
function checkBlogs(options: StoreCheckOptions): Promise<Finding[]> {
  const client = createCommerceClient(options);
  const blogs = blogHandles.filter((blog) => hasPage(options.pagesOff, getBlogPath(blog)));
  return Promise.all(
    blogs.map(async (blog) => {
      const name = `blog "${blog}"`;
      try {
        return passed(name, `${(await fetchArticles(client, blog)).length} articles`);
      } catch (error) {
        const effect = `${getBlogPath(blog)} shows sample articles, or an error where samples are hidden`;
        const action = `Add a blog with the handle ${blog}, which may be empty, and the scope unauthenticated_read_content to the token`;
        return { ...refused(name, error, effect), action };
      }
    }),
  );
}
