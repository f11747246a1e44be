import type { Product } from "~/commerce/model";
import { firstSentences } from "~/lib/text";
import { getRequiredAllocation } from "./subscription";
import { getFirstAvailableVariant } from "./variants";

/** What a card shows of a product and puts into the cart, to keep a page's data small. */
export function toCardProduct(product: Product): Product {
  const description = firstSentences(product.description);
  const variant = getFirstAvailableVariant(product);
  const required = variant && getRequiredAllocation(product, variant);
  const sellingPlanAllocations = required ? [required] : [];
  const variants = variant ? [{ ...variant, sellingPlanAllocations }] : [];
  return { ...product, description, variants, options: [] };
}
