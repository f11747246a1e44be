import type { CacheRule } from "../page-cache/page-rules.ts";

type Shown = NonNullable<CacheRule["shows"]>[number];

/** What each kind of change of the commerce service is shown as. */
const shownAs = {
  products: "products",
  variants: "products",
  collections: "products",
  inventory_levels: "products",
  articles: "articles",
  blogs: "articles",
} as const satisfies Record<string, Shown>;

/** What can change in the commerce service so that pages show it. */
export type Subject = keyof typeof shownAs;

export function isSubject(text: string): text is Subject {
  return Object.hasOwn(shownAs, text);
}

/** What a message such as `products/update` is about; `null` when no page shows it. */
export function subjectOf(topic: string): Subject | null {
  const [subject = ""] = topic.toLowerCase().split("/");
  return isSubject(subject) ? subject : null;
}

/** Whether a change affects the page of a cache rule. */
export function isAffectedBy(subject: Subject): (rule: CacheRule) => boolean {
  return ({ shows }) => shows?.includes(shownAs[subject]) ?? false;
}
