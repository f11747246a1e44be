import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { formatPriceWithCode, type Money } from "~/lib/money";

/** Id of the form on a product's page: the bar sends it, and cards of what is sold by subscription only lead to it. */
export const buyFormId = "buy";

type BuyBarProps = {
  label: string;
  /** Null where the note says why there is none. */
  price: Money | null;
  /** What the price is for. */
  note: string;
  isHidden: boolean;
  className: string;
  children: ReactNode;
};

/**
 * Price and button at the bottom of the window. Sticky as the last child of its section, so that
 * it does not cover what follows.
 */
export function BuyBar({ label, price, note, isHidden, className, children }: BuyBarProps) {
  return (
    <section
      data-repeated
      aria-label={label}
      data-buy-bar=""
      className={`sticky low:hidden bottom-0 z-5 border-t border-line bg-surface ${className} ${isHidden ? "invisible" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 lg:justify-end lg:gap-x-8 lg:pt-2 lg:pb-2 pb-[calc(12px+env(safe-area-inset-bottom))]">
        <p className={`tabular ${price ? "max-w-1/2 min-w-min" : "max-w-full"}`}>
          {price && (
            <span translate="no" className="block text-lg/5 font-semibold whitespace-nowrap">
              {formatPriceWithCode(price)}
            </span>
          )}
          <span dir="auto" className="line-clamp-2 text-tag leading-5 wrap-anywhere text-muted">
            {note}
          </span>
        </p>
        {children}
      </div>
    </section>
  );
}

/** Above price and button on a phone. */
export const buyBarRenewalClass = "text-tag leading-5 max-lg:order-first max-lg:w-full";

export const buyBarButtonClass = "flex-[1_1_6rem] max-narrow:px-3 lg:max-w-80";

const shareInView = 0.9;

/** Whether the element is in the window, but for a few pixels at most; `initial` until that is known. */
export function useIsInView(
  element: RefObject<Element | null>,
  initial: boolean | null = null,
): boolean | null {
  const [isInView, setInView] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const onChange = ([entry]: IntersectionObserverEntry[]) =>
      setInView(entry !== undefined && entry.intersectionRatio >= shareInView);
    const observer = new IntersectionObserver(onChange, { threshold: shareInView });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
