const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a page may be kept, in seconds, and which parameters of its address it reads. */
export type PageRule = {
  /** Answered from the cache without a thought. */
  fresh: number;
  /** After that, answered from the cache while it is rendered anew. */
  stale: number;
  /**
   * The parameters that change the page, by name. `options` stands for those of a product, which only
   * the store knows: the page says which it has, and before that they are any that no campaign uses.
   */
  query: readonly string[] | "options";
  /** Parameters that hold whatever somebody typed: with one of them a page is not kept. */
  typed?: readonly string[];
};

/** While the commerce service is down, the last good copy is good for this long. */
export const staleIfErrorSeconds = day;

const words: PageRule = { fresh: hour, stale: day, query: [] };
const products: PageRule = { fresh: minute, stale: hour, query: [] };

/** What is not in this table is rendered for every visit. */
const table: readonly (readonly [path: RegExp, rule: PageRule])[] = [
  [/^\/$/, { ...products, fresh: 5 * minute }],
  [
    /^\/shop(?:\/(?:nutraceuticals|haircare|scalp-therapy))?$/,
    { ...products, query: ["availability", "concern", "price", "sort"] },
  ],
  [/^\/products\/[^/]+$/, { ...products, query: "options" }],
  [/^\/(?:bundles|holidays|learn\/ingredients)$/, products],
  [/^\/blog$/, { fresh: 5 * minute, stale: hour, query: ["category"], typed: ["q"] }],
  [/^\/blog\/[^/]+$/, { fresh: 5 * minute, stale: hour, query: [] }],
  [/^\/proof\/testimonials$/, { ...words, query: ["tab"] }],
  [/^\/faq$/, { ...words, typed: ["q"] }],
  [
    /^\/(?:about|about\/founder|science|quiz|subscribe|proof\/press|contact|shipping|track|privacy|terms|refund|accessibility|offline)$/,
    words,
  ],
];

export function ruleFor(pathname: string): PageRule | null {
  return table.find(([path]) => path.test(pathname))?.[1] ?? null;
}
