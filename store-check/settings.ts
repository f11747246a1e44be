import type { SellingPlans } from "~/commerce/context";
import { privateTokenName, publicTokenName, type Rule } from "./finding";
import type { ShownSample } from "./shown-samples";

export type StoreCheckOptions = {
  endpoint: string;
  fetch: typeof fetch;
  /** The public token, with which browsers check out. */
  token: string;
  privateToken: string | null;
  /** The embedded store's checkout is on the shop's own host. */
  isEmbedded: boolean;
  sellingPlans: SellingPlans;
  /** Address of the shop; null where none is set. */
  siteUrl: string | null;
  hasMailServer: boolean;
  /** Paths of the pages that the owner has switched off. */
  pagesOff: readonly string[];
  /** The invented content that pages of a public shop show. */
  samples: readonly ShownSample[];
};

export const settingRules: readonly Rule<StoreCheckOptions>[] = [
  {
    name: "SITE_URL",
    effect:
      "search engines and shared links get the wrong address; samples and claims are not checked",
    action: "Set SITE_URL to the shop's https address",
    find: ({ siteUrl }) => (siteUrl?.startsWith("https:") ? [] : [siteUrl ?? "not set"]),
  },
  {
    name: publicTokenName,
    status: "error",
    effect: "every visitor can read a secret token, and the store refuses it at checkout",
    action:
      "Set it to the public token, and replace the private one in the admin: it is no secret any more",
    // Begins the platform's secret tokens, and no others.
    find: ({ token }) => (token.startsWith("shpat_") ? ["a private token"] : []),
  },
  {
    name: privateTokenName,
    effect: "with many visitors pages fail, because the store counts all calls as one caller's",
    action: "Set it to the private token of the same app or channel as the public one",
    find: ({ isEmbedded, privateToken }) => (isEmbedded || privateToken ? [] : ["not set"]),
  },
  {
    name: "SMTP_URL",
    effect: "anybody can leave anybody’s email address on the newsletter’s list",
    action: "Set SMTP_URL, so that an address is confirmed by email before it is on the list",
    find: ({ isEmbedded, hasMailServer }) => (isEmbedded || hasMailServer ? [] : ["not set"]),
  },
];
