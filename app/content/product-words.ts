import { type FaqItem, faqsOf } from "./product-faqs";
import { noteOf, type ProductNote } from "./product-notes";

/** What the brand itself says on a product's page. */
export type ProductWords = { note: ProductNote | null; faqs: readonly FaqItem[] };

/**
 * The words for one handle. Routes send them with the answer, so that a page does not carry those
 * of all the other products in its script.
 */
export function wordsFor(handle: string): ProductWords {
  return { note: noteOf(handle), faqs: faqsOf(handle) };
}
