import { expect, onTestFinished } from "vitest";
import type {
  Catalog,
  ProductRecord,
  SellingPlanRecord,
} from "../../embedded-commerce/data/records";
import { EMBEDDED_PRIVATE_TOKEN, EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { checkStore } from "../../store-check/check-store";
import type { StoreCheckOptions } from "../../store-check/settings";
import { catalogWith, standardProduct } from "./catalogs";
import { openEmbeddedStore } from "./faulty-store";

export type Respond = (
  request: Request,
  next: () => Promise<Response>,
) => Response | Promise<Response>;
export type Fault = Partial<StoreCheckOptions> & { catalog?: Catalog; respond?: Respond };

const endpoint = "https://store.example/api/2025-07/graphql.json";

/** Checks the embedded store as if it were a hosted one with the fault. */
export function checkFaultyStore({ catalog, respond, ...options }: Fault = {}) {
  const store = openEmbeddedStore(catalog);
  onTestFinished(store.close);
  return checkStore({
    endpoint,
    token: EMBEDDED_PUBLIC_TOKEN,
    privateToken: EMBEDDED_PRIVATE_TOKEN,
    siteUrl: "https://shop.example",
    isEmbedded: false,
    samples: [],
    hasMailServer: true,
    sellingPlans: "on",
    pagesOff: [],
    ...options,
    fetch(input, init) {
      const request = new Request(input, init);
      const next = () => store.fetch(request.clone());
      return Promise.resolve(respond ? respond(request, next) : next());
    },
  });
}

export const changed = (handle: string, parts: Partial<ProductRecord>) =>
  catalogWith({ ...standardProduct(handle), ...parts });

/** One variant without options, for this price. */
export const oneVariant = (priceCents: number, stock = 1): Partial<ProductRecord> => ({
  options: [{ name: "Title", values: ["Default Title"] }],
  variants: [{ options: ["Default Title"], priceCents, stock }],
});

/** One variant for this price, with a plan that makes this of it. */
export function planned(priceCents: number, pricing: SellingPlanRecord["pricing"]) {
  const plan = { number: 90, name: "Every 30 days", days: 30, pricing };
  const { variants = [], ...others } = oneVariant(priceCents);
  const planGroups = [{ name: "Subscribe", plans: [plan] }];
  return { ...others, variants: variants.map((variant) => ({ ...variant, planGroups })) };
}

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
