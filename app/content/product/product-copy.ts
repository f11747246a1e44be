import { type FaqItem, getFaqs } from "./product-faqs";
import { findProductNote, type ProductNote } from "./product-notes";

/** What the brand itself says on a product's page. */
export type ProductCopy = { note: ProductNote | null; faqs: readonly FaqItem[] };

/**
 * The copy for one handle. Routes send it in their loader data, so that the script does not contain
 * the copy of every other product.
 */
export function getProductCopy(handle: string): ProductCopy {
  return { note: findProductNote(handle), faqs: getFaqs(handle) };
}
