import { useEffect, useEffectEvent } from "react";
import type { Product, Variant } from "~/commerce/model";
import { dispatchStorefrontEvent, type EventVariant } from "~/lib/storefront-events";
import { type ChosenOptions, findVariant } from "./purchase/option-choice";

/** Reports that a product's page is shown: once, also when its data is loaded again. */
export function useProductView(product: Product, variant: Variant | null): void {
  const report = useEffectEvent((id: string) => {
    const selectedVariant = variant && toEventVariant(variant);
    dispatchStorefrontEvent("shopify:product:view", {
      context: "page",
      product: { ...toEventProduct(product), id, selectedVariant },
      selectedOptions: selectedVariant?.selectedOptions ?? [],
    });
  });
  const { id } = product;
  useEffect(() => report(id), [id]);
}

export function dispatchProductSelect(product: Product, choice: ChosenOptions): void {
  const variant = findVariant(product, choice);
  dispatchStorefrontEvent("shopify:product:select", {
    product: toEventProduct(product),
    selectedOptions: Array.from(choice, ([name, value]) => ({ name, value })),
    promise: Promise.resolve({ variant: variant && toEventVariant(variant) }),
  });
}

function toEventProduct({ id, title, handle }: Product) {
  return { id, title, handle };
}

function toEventVariant(variant: Variant): EventVariant {
  const { id, title, availableForSale, price, selectedOptions } = variant;
  return structuredClone({ id, title, availableForSale, price, selectedOptions });
}
