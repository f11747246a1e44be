import { cautionCopy } from "#brand/content/product/caution.ts";
import { supplementStatement } from "#brand/content/supplement-statement.ts";
import { getProductCopy } from "~/features/product-page/texts/product-copy";
import { describeCaution } from "~/lib/caution";
import { findBrandProduct } from "~/product/brand-products";

/** What is printed on the back of a product: what its page says, from the same content. */
export function getBackLabel(handle: string) {
  const { note, ingredients } = getProductCopy(handle, { confirmed: [handle], samples: [] });
  const product = findBrandProduct(handle);
  if (!product?.formula || !note?.facts || !ingredients)
    throw new Error(`Nothing is known of the formula of ${handle}`);
  const names = ingredients.ingredients.map(({ name }) => name).join(", ");
  const cautions = [describeCaution([product.formula], cautionCopy), ingredients.note ?? ""];
  const sentences = new Set(cautions.flatMap((text) => text.split(/(?<=\.) /)).filter(Boolean));
  return {
    title: product.title,
    facts: note.facts,
    paragraphs: [
      note.use,
      `Ingredients: ${names}.`,
      [...sentences].join(" "),
      product.formula.serving ? (supplementStatement ?? "") : "",
    ].filter(Boolean),
  };
}
