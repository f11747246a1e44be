import { counted } from "~/lib/text";
import type { Found } from "./searchable";

/** `4 products and 1 article for “serum”`. */
export function getResultText({ counts: { products, articles } }: Found, query: string): string {
  const kinds = [
    ...(products > 0 ? [counted(products, "product")] : []),
    ...(articles > 0 ? [counted(articles, "article")] : []),
  ];
  return kinds.length > 0
    ? `${kinds.join(" and ")} for “${query}”`
    : `Nothing found for “${query}”.`;
}
