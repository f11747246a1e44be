import { type RefObject, useEffect, useState } from "react";
import type { Product } from "~/commerce/model";
import { formatPriceWithCode } from "~/lib/money";
import { Button } from "~/ui/button";
import { buyFormId } from "./buy-box";
import type { useVariantChoice } from "./use-variant-choice";
import { optionsToShow } from "./variant-choice";

type BuyBarProps = {
  product: Product;
  chosen: ReturnType<typeof useVariantChoice>;
  addButton: RefObject<HTMLButtonElement | null>;
};

/**
 * Price and button at the foot of a phone, while the button in the page is out of sight. It is the
 * page's last child and sticks, so it rests above the footer instead of covering it.
 */
export function BuyBar({ product, chosen, addButton }: BuyBarProps) {
  const isHidden = useIsInSight(addButton);
  const { variant } = chosen;
  if (!variant) return null;

  const options = optionsToShow(product).length > 0 ? variant.selectedOptions : [];
  return (
    <section
      aria-label="Buy"
      data-buy-bar=""
      className={`${barLook} ${isHidden ? "invisible" : ""}`}
    >
      <p className="tabular min-w-0 max-w-full">
        <span className="block text-[1.0625rem]/[1.25] font-semibold">
          {formatPriceWithCode(variant.price)}
        </span>
        <span className="block truncate text-tag leading-5 text-muted">
          {options.map(({ value }) => value).join(" · ") || product.title}
        </span>
      </p>
      <Button
        type="submit"
        form={buyFormId}
        disabled={!variant.availableForSale}
        className="flex-1 max-[22rem]:px-3"
      >
        {variant.availableForSale ? "Add to Cart" : "Out of Stock"}
      </Button>
    </section>
  );
}

const barLook = [
  "sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-(--edge) pt-3",
  "pb-[calc(12px+env(safe-area-inset-bottom))] lg:hidden noscript:hidden",
].join(" ");

function useIsInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setInSight(entry?.isIntersecting === true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
