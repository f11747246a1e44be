import type { SellingPlans } from "~/commerce/context";
import type { ShownSample } from "../samples";
import type { Rule } from "./rules";

type CheckedSettings = {
  /** Address of the shop; null where none is set. */
  siteUrl: string | null;
  /** The embedded store's checkout is on the shop's own host. */
  isEmbedded: boolean;
  /** The public token, with which browsers check out. */
  token: string;
  privateToken: string | null;
  hasDatabase: boolean;
  hasMailServer: boolean;
  trustedProxies: number;
  sellingPlans: SellingPlans;
  /** Paths of the pages that the owner has switched off. */
  pagesOff: readonly string[];
};

export type StoreCheckOptions = CheckedSettings & {
  endpoint: string;
  fetch: typeof fetch;
  now: Date;
  /** The invented content that pages of a public shop show. */
  samples: readonly ShownSample[];
  /** The shop's own origin, for images without one. */
  origin: string;
  /** The store's account pages; null where none are set. */
  accountUrl: string | null;
  /** Further origins that the security policy allows for images. */
  imageOrigins: readonly string[];
};

/** Settings of the server that the store cannot know. */
export const settingRules: readonly Rule<CheckedSettings>[] = [
  {
    name: "SITE_URL",
    effect: "search engines and shared links get the wrong address",
    action: "Set SITE_URL to the shop's https address",
    find: ({ siteUrl }) => (siteUrl?.startsWith("https:") ? [] : [siteUrl ?? "not set"]),
  },
  {
    name: "SHOPIFY_STOREFRONT_ACCESS_TOKEN",
    status: "error",
    effect: "every visitor can read a secret token, and the store refuses it at checkout",
    action:
      "Set it to the public token, and replace the private one in the admin: it is no secret any more",
    // Begins the platform's secret tokens, and no others.
    find: ({ token }) => (token.startsWith("shpat_") ? ["a private token"] : []),
  },
  {
    name: "SHOPIFY_STOREFRONT_PRIVATE_TOKEN",
    effect: "with many visitors pages fail, because the store counts all calls as one caller's",
    action: "Set it to the private token of the same app or channel as the public one",
    find: ({ isEmbedded, privateToken }) => (isEmbedded || privateToken ? [] : ["not set"]),
  },
  {
    name: "TRUSTED_PROXIES",
    effect: "all visitors count as one and share one rate limit for sign-ups and searches",
    action: "Set TRUSTED_PROXIES to the number of your proxies in front",
    // The server speaks http only, so something in front of it ends https.
    find: ({ siteUrl, trustedProxies }) =>
      siteUrl?.startsWith("https:") && trustedProxies === 0
        ? ["0, although SITE_URL is https"]
        : [],
  },
  {
    name: "SMTP_URL",
    effect: "anybody can leave anybody’s email address on the newsletter’s list",
    action: "Set SMTP_URL, so that an address is confirmed by email before it is on the list",
    find: ({ isEmbedded, hasMailServer }) => (isEmbedded || hasMailServer ? [] : ["not set"]),
  },
  {
    name: "DATABASE_URL",
    effect: "none with one instance; with several, each keeps its own sign-ups",
    action: "Set DATABASE_URL before a second instance is started",
    find: ({ isEmbedded, hasDatabase }) => (isEmbedded || hasDatabase ? [] : ["not set"]),
  },
];
