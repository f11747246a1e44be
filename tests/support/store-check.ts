import { expect, onTestFinished } from "vitest";
import { catalog as standard } from "../../embedded-commerce/data/catalog";
import type {
  ArticleRecord,
  Catalog,
  ProductRecord,
  SellingPlanRecord,
} from "../../embedded-commerce/data/records";
import { EMBEDDED_PRIVATE_TOKEN, EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { checkStore } from "../../server/store-check/check-store";
import type { StoreCheckOptions } from "../../server/store-check/setting-rules";
import { catalogWith, standardProduct } from "./catalogs";
import { openEmbeddedStore } from "./faulty-store";

export type Respond = (
  request: Request,
  next: () => Promise<Response>,
) => Response | Promise<Response>;
export type Fault = Partial<StoreCheckOptions> & {
  catalog?: Catalog;
  respond?: Respond;
  /** Otherwise a few bytes stand in for each image, because resizing takes a second. */
  resizesImages?: boolean;
};

const endpoint = "https://store.example/api/2025-07/graphql.json";

/** Checks the embedded store as if it were a hosted one with the fault. */
export function checkFaultyStore(fault: Fault = {}) {
  const { catalog, respond, resizesImages = false, ...options } = fault;
  const store = openEmbeddedStore(catalog);
  onTestFinished(store.close);
  return checkStore({
    endpoint,
    token: EMBEDDED_PUBLIC_TOKEN,
    privateToken: EMBEDDED_PRIVATE_TOKEN,
    origin: "https://shop.example",
    siteUrl: "https://shop.example",
    accountUrl: null,
    imageOrigins: ["https://store.example"],
    isEmbedded: false,
    samples: [],
    now: new Date("2026-07-01"),
    hasDatabase: true,
    hasMailServer: true,
    trustedProxies: 1,
    sellingPlans: "on",
    pagesOff: [],
    ...options,
    fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const next = () =>
        pathname.endsWith(".jpg") && !resizesImages
          ? Promise.resolve(new Response("1".repeat(Number(searchParams.get("width")))))
          : store.fetch(request.clone());
      return Promise.resolve(respond ? respond(request, next) : next());
    },
  });
}

export const changed = (handle: string, parts: Partial<ProductRecord>) =>
  catalogWith({ ...standardProduct(handle), ...parts });

/** The catalog with this change in its first article. */
export const withArticle = (parts: Partial<ArticleRecord>): Catalog => ({
  ...standard,
  articles: standard.articles.map((article, at) => (at === 0 ? { ...article, ...parts } : article)),
});

/** Variants of one option, with their prices in cents. */
export function options(
  name: string,
  prices: Record<string, number>,
  stock = 1,
): Partial<ProductRecord> {
  const entries = Object.entries(prices);
  const variants = entries.map(([value, priceCents]) => ({ options: [value], priceCents, stock }));
  return { options: [{ name, values: Object.keys(prices) }], variants };
}

/** The hair oil, for this price and with a plan that makes this of it. */
export function planned(priceCents: number, pricing: SellingPlanRecord["pricing"]) {
  const plan = { number: 90, name: "Every 30 days", days: 30, pricing };
  const { variants = [], ...others } = oneVariant(priceCents);
  const planGroups = [{ name: "Subscribe", plans: [plan] }];
  return { ...others, variants: variants.map((variant) => ({ ...variant, planGroups })) };
}

export const oneVariant = (priceCents: number, stock = 1) =>
  options("Title", { "Default Title": priceCents }, stock);
/** Changes the text of every response of the API. */
export const rewrite =
  (from: string | RegExp, to: string): Respond =>
  async (_, next) => {
    const response = await next();
    if (!response.headers.get("content-type")?.includes("json")) return response;
    return new Response((await response.text()).replaceAll(from, to), response);
  };

/** Responds to the calls whose operation or path holds the text. */
export const on =
  (text: string, respond: () => Response): Respond =>
  async (request, next) =>
    (request.url + (await request.clone().text())).includes(text) ? respond() : next();

export const withStatus = (status: number) => () => new Response("", { status });
/** Expects the finding of this name to have the status, and to say what was seen. */
export async function expectFinding(name: string, status: string, seen: string, fault: Fault) {
  const finding = (await checkFaultyStore(fault)).find((candidate) => candidate.name === name);
  expect(finding).toMatchObject({ status, seen: expect.stringContaining(seen) });
  return finding;
}
