import { type ComponentProps, useEffect, useRef } from "react";
import type { Product } from "~/commerce/model";
import { toPageId } from "~/product/list-pages";
import { ListEnd } from "./list-end";
import { ProductGrid } from "./product-grid";

type ProductListProps = Omit<ComponentProps<typeof ListEnd>, "hasProducts" | "onMore"> & {
  products: readonly Product[];
};

/** A list's cards and what follows them. Its key is the list's address, without the number of pages. */
export function ProductList({ products, page, ...end }: ProductListProps) {
  const isMoreRequested = useRef(false);
  const { length } = products;

  // The focus goes to the first card that is new: the link is below the last one, or gone.
  useEffect(() => {
    const first = document.getElementById(toPageId(page));
    if (!isMoreRequested.current || !first || length === 0) return;
    isMoreRequested.current = false;
    first.scrollIntoView({ block: "nearest", inline: "start" });
    first.querySelector("a")?.focus({ preventScroll: true });
  }, [page, length]);

  return (
    <>
      {length > 0 && <ProductGrid products={products} />}
      <ListEnd
        {...end}
        page={page}
        hasProducts={length > 0}
        onMore={() => {
          isMoreRequested.current = true;
        }}
      />
    </>
  );
}
