import * as v from "valibot";
import type { SellingPlans } from "../app/commerce/context.ts";
import { readSecretFiles } from "./secret-files.ts";
import { settings } from "./settings.ts";
import { StartError } from "./start.ts";

export type Config = ReturnType<typeof parseConfig>;

/** Reads the environment variables. Throws a {@link StartError} that names the first invalid one. */
export function parseConfig(environment: Record<string, string | undefined>) {
  // An empty variable counts as unset.
  const set = Object.entries(readSecretFiles(environment)).map(([name, value]) => [
    name,
    value?.trim() || undefined,
  ]);
  const result = v.safeParse(v.object(settings), Object.fromEntries(set), { abortEarly: true });
  if (!result.success)
    throw invalid(v.getDotPath(result.issues[0]) ?? "", result.issues[0].message);
  const config = result.output;
  const [domainName, tokenName] = ["SHOPIFY_STORE_DOMAIN", "SHOPIFY_STOREFRONT_ACCESS_TOKEN"];
  const { SHOPIFY_STORE_DOMAIN: domain, SHOPIFY_STOREFRONT_ACCESS_TOKEN: token } = config;
  const { SHOPIFY_STOREFRONT_PRIVATE_TOKEN: privateToken = null } = config;
  const sellingPlans: SellingPlans = config.SHOPIFY_SELLING_PLANS ?? "unset";
  if (token && !domain) throw invalid(domainName, `must be set when ${tokenName} is set`);
  if (privateToken && !domain)
    throw invalid(domainName, "must be set when SHOPIFY_STOREFRONT_PRIVATE_TOKEN is set");
  if (domain && !token) throw invalid(tokenName, `must be set when ${domainName} is set`);
  // The platform's own channels have the products of a hosted store.
  const { PRODUCT_FEED = domain ? "off" : "on", PAGES_OFF } = config;
  return {
    ...config,
    PAGES_OFF: PRODUCT_FEED === "on" ? PAGES_OFF : [...PAGES_OFF, "/products.tsv"],
    /** `null` means the embedded commerce service. */
    hostedStore: domain && token ? { origin: domain, token, privateToken, sellingPlans } : null,
  };
}

/** Whether customers buy here: a hosted store is connected, and the address is one of the internet. */
export function isPublic({ hostedStore, SITE_URL }: Config): boolean {
  return hostedStore !== null && (SITE_URL?.startsWith("https:") ?? false);
}

function invalid(name: string, problem: string): StartError {
  return new StartError(`${name} ${problem}.\nFix or unset ${name}, then start again.`);
}
