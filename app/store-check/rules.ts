import { findCategory, getCardBadge } from "~/blocks/product-tags";
import type { Article } from "~/commerce/model";
import { blogHandle } from "~/commerce/operations/blog-articles";
import { categoryByTag } from "~/content/blog/blog-categories";
import type { CheckedProduct } from "./store-queries";

/** What one check saw. An `error` breaks a page or the checkout, a `warning` does not. */
export type Finding = {
  name: string;
  status: "ok" | "warning" | "error";
  seen: string;
  /** What a visitor sees because of it. */
  effect: string;
  /** What the shop's owner can do about it. */
  action: string;
};

/** A check that lists what is wrong with its data: a warning, unless it says `error`. */
export type Rule<Data> = Pick<Finding, "name" | "effect" | "action"> & {
  status?: "error" | "warning";
  find(data: Data): readonly string[];
};

const maxListed = 6;

export function applyRule<Data>({ find, ...rule }: Rule<Data>, data: Data): Finding {
  const found = find(data);
  if (found.length === 0) return passed(rule.name, "nothing to report");
  const more = found.length > maxListed ? [`and ${found.length - maxListed} more`] : [];
  return { status: "warning", ...rule, seen: [...found.slice(0, maxListed), ...more].join(", ") };
}

export function passed(name: string, seen: string): Finding {
  return { name, status: "ok", seen, effect: "", action: "" };
}

export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Named = { handle: string };

export function getHandles(items: readonly Named[]): string[] {
  return items.map(({ handle }) => handle);
}

/** A rule's `find`: the handles of what is wrong. */
export function handlesWhere<Item extends Named>(isWrong: (item: Item) => boolean) {
  return (items: readonly Item[] | null) => getHandles((items ?? []).filter(isWrong));
}

type Products = readonly CheckedProduct[];

/** Products as such, whoever names them. */
export const catalogueRules: readonly Rule<Products>[] = [
  {
    name: "empty catalogue",
    status: "error",
    effect: "/shop is empty",
    action: "Import products and publish them to the app's sales channel",
    find: ({ length }) => (length === 0 ? ["no product"] : []),
  },
  {
    name: "more products than lists show",
    effect: "/shop and the search end after 250 products",
    action: "Unpublish what is not sold",
    find: ({ length }) => (length === 250 ? ["250 or more"] : []),
  },
  {
    name: "products without a picture",
    effect: "a plain ground stands in its place",
    action: "Add a picture",
    find: handlesWhere(({ images }) => images.length === 0),
  },
  {
    name: "products that cost nothing",
    effect: "the product is free",
    action: "Set the price of each variant",
    find: handlesWhere(({ variants }) => variants.some(({ price }) => Number(price.amount) === 0)),
  },
  {
    name: "products with more than ten variants",
    effect: "the further variants cannot be chosen",
    action: "Divide the product",
    find: handlesWhere(({ variantCount }) => variantCount > 10),
  },
  {
    name: "products with more than five pictures",
    effect: "the further pictures are not shown",
    action: "Put the best five first",
    find: handlesWhere(({ hasMoreImages }) => hasMoreImages),
  },
  {
    name: "products without a category",
    effect: "the product stands under Haircare",
    action: "Tag it nutraceutical, haircare or scalp",
    find: handlesWhere(({ tags }) => !findCategory(tags)),
  },
  {
    name: "tags that only the search reads",
    effect: "none; a mistyped badge or concern is not shown",
    action: "Compare with bestseller, new, staff-pick, bundle, concern:… and the categories",
    find: (products) =>
      [...new Set(products.flatMap(({ tags }) => tags))].filter((tag) => !isRead(tag)),
  },
  {
    name: "currencies other than USD",
    effect: "texts name prices in dollars, and the cart does not show free shipping",
    action: "Set the store's currency to USD, or change the amounts in app/content",
    find: (products) => [
      ...new Set(
        products
          .flatMap(({ variants }) => variants.map(({ price }) => price.currencyCode))
          .filter((code) => code !== "USD"),
      ),
    ],
  },
];

/** Whether a category, a badge, a filter or the page of bundles reads the tag. */
function isRead(tag: string): boolean {
  return Boolean(findCategory([tag]) ?? getCardBadge([tag])) || /^(?:bundle$|concern:)/i.test(tag);
}

/** The newest articles; null for a store that shows no such blog. */
export const blogRules: readonly Rule<readonly Article[] | null>[] = [
  {
    name: `blog "${blogHandle}" without articles`,
    status: "error",
    effect: "/blog shows sample articles and says so, and the home page has no journal",
    action: `Give the blog the handle ${blogHandle}, publish it and its articles to the app`,
    find: (articles) => (articles === null ? ["no such blog"] : articles.length ? [] : ["empty"]),
  },
  {
    name: "articles without a category",
    effect: "the article stands under Hair Care Tips",
    action: `Tag it with one of ${[...categoryByTag.keys()].join(", ")}`,
    find: handlesWhere(({ tags }) => !tags.some((tag) => categoryByTag.has(tag.toLowerCase()))),
  },
  {
    name: "articles without picture, excerpt or author",
    effect: "a plain ground, the first words or the house's name stand in their place",
    action: "Complete the article",
    find: handlesWhere(({ image, excerptHtml, author }) => !image || !excerptHtml || !author?.name),
  },
];

export type CheckedSettings = {
  /** Address of the shop; null where none is set. */
  siteUrl: string | null;
  /** The embedded store's checkout is on the shop's own host. */
  isEmbedded: boolean;
  hasWebhookSecret: boolean;
  hasDatabase: boolean;
  trustedProxies: number;
};

/** Settings of the server that the store cannot know. */
export const settingRules: readonly Rule<CheckedSettings>[] = [
  {
    name: "SITE_URL",
    effect: "search engines and shared links get an address that is not the shop's",
    action: "Set SITE_URL to the shop's https address",
    find: ({ siteUrl }) => (siteUrl?.startsWith("https:") ? [] : [siteUrl ?? "not set"]),
  },
  {
    name: "TRUSTED_PROXIES",
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
    effect: "none with one instance; with several, sign-ups and webhooks stay where they arrive",
    action: "Set DATABASE_URL before a second instance is started",
    find: ({ isEmbedded, hasDatabase }) => (isEmbedded || hasDatabase ? [] : ["not set"]),
  },
  {
    name: "SHOPIFY_WEBHOOK_SECRET",
    effect: "a changed price shows after a minute, a changed article after five",
    action:
      "Create the webhooks, set their secret, and send a test notification: it is answered 200",
    find: ({ isEmbedded, hasWebhookSecret }) => (isEmbedded || hasWebhookSecret ? [] : ["not set"]),
  },
];
