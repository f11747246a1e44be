import type { Product, SelectedOption, Variant } from "~/commerce/model";
import type { Money } from "~/lib/money";

/** A line of the cart in the shape that is stored (rule 40 in docs/rules.md). */
export type CartItem = {
  product: {
    node: {
      id: string;
      handle: string;
      title: string;
      images: { edges: readonly { node: { url: string; altText: string | null } }[] };
    };
  };
  variantId: string;
  variantTitle: string;
  /** Unit price when the item was added. */
  price: Money;
  quantity: number;
  selectedOptions: readonly SelectedOption[];
};

export function toCartItem(product: Product, variant: Variant, quantity: number): CartItem {
  const { id, handle, title, images } = product;
  return {
    product: {
      node: {
        id,
        handle,
        title,
        // The drawer shows one picture; keeping all five would fill the storage for nothing.
        images: {
          edges: images
            .slice(0, 1)
            .map(({ url, alt }) => ({ node: { url, altText: alt || null } })),
        },
      },
    },
    variantId: variant.id,
    variantTitle: variant.title,
    price: variant.price,
    quantity,
    selectedOptions: variant.selectedOptions,
  };
}

/** `Default Title` is what a store calls the one variant of a product without options. */
export function optionValues({ selectedOptions }: Pick<Variant, "selectedOptions">): string[] {
  return selectedOptions.map(({ value }) => value).filter((value) => value !== "Default Title");
}
