import type { CacheRule } from "../page-cache/page-rules.ts";

/** Whether a change affects the page with this rule. */
export type IsAffected = (rule: CacheRule) => boolean;

type Shown = NonNullable<CacheRule["shows"]>[number];

/** What pages show of each resource. Any product may be related to any other, and articles name one another. */
const shownAs = {
  products: "products",
  variants: "products",
  collections: "products",
  inventory_levels: "products",
  articles: "articles",
  blogs: "articles",
} as const satisfies Record<string, Shown>;

/** A resource of the commerce service that pages show. */
export type Resource = keyof typeof shownAs;

export function isResource(text: string): text is Resource {
  return Object.hasOwn(shownAs, text);
}

/** The resource of a webhook topic such as `products/update`; `null` if no page shows it. */
export function getResource(topic: string): Resource | null {
  const [resource = ""] = topic.toLowerCase().split("/");
  return isResource(resource) ? resource : null;
}

export function affectedBy(resource: Resource): IsAffected {
  return ({ shows }) => shows?.includes(shownAs[resource]) ?? false;
}
