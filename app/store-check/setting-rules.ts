import type { Rule } from "./finding";

export type CheckedSettings = {
  siteUrl: string | null;
  isEmbedded: boolean;
  hasWebhookSecret: boolean;
  hasDatabase: boolean;
  trustedProxies: number;
};

/** Settings of the server that the store cannot know. */
export const settingRules: readonly Rule<CheckedSettings>[] = [
  {
    name: "SITE_URL",
    status: "warning",
    effect: "search engines and shared links get an address that is not the shop's",
    action: "Set SITE_URL to the shop's https address",
    find: ({ siteUrl }) => (siteUrl?.startsWith("https:") ? [] : [siteUrl ?? "not set"]),
  },
  {
    name: "TRUSTED_PROXIES",
    status: "warning",
    effect: "all visitors count as one, and share one limit of sign-ups and searches",
    action: "Set TRUSTED_PROXIES to the number of your proxies in front",
    // The server speaks http only, so something in front of it ends https.
    find: ({ siteUrl, trustedProxies }) =>
      siteUrl?.startsWith("https:") && trustedProxies === 0
        ? ["0, although SITE_URL is https"]
        : [],
  },
  {
    name: "DATABASE_URL",
    status: "warning",
    effect: "none with one instance; with several, sign-ups and webhooks stay where they arrive",
    action: "Set DATABASE_URL before a second instance is started",
    find: ({ isEmbedded, hasDatabase }) => (isEmbedded || hasDatabase ? [] : ["not set"]),
  },
  {
    name: "SHOPIFY_WEBHOOK_SECRET",
    status: "warning",
    effect: "a changed price shows after a minute, a changed article after five",
    action:
      "Create the webhooks, set their secret, and send a test notification: it is answered 200",
    find: ({ isEmbedded, hasWebhookSecret }) => (isEmbedded || hasWebhookSecret ? [] : ["not set"]),
  },
];
