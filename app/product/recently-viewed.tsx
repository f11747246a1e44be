import { useEffect, useRef, useState } from "react";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { getProductPath } from "~/lib/paths";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { QuietButton } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";
import { createProductList, type PersistedProduct } from "./persisted-list";

const maxRecentlyViewed = 8;

/**
 * The products whose pages were opened, the last first. They stay on this device. One more than is shown, because a
 * product's own page leaves it out.
 */
const recentlyViewed = createProductList(storageKeys.seen, maxRecentlyViewed + 1);

export function addRecentlyViewed(product: PersistedProduct): void {
  recentlyViewed.change((items) => [product, ...items]);
}

/** For a product that the store no longer has. */
export function removeRecentlyViewed(handle: string): void {
  recentlyViewed.change((items) => items.filter((item) => item.handle !== handle));
}

type RecentlyViewedProps = {
  /** The handle of the page's own product. */
  except: string;
  className: string;
};

/**
 * The products that were viewed last, as this device remembers them; nothing while there are none.
 */
export function RecentlyViewed({ except, className }: RecentlyViewedProps) {
  useEffect(recentlyViewed.follow, []);
  const { items } = recentlyViewed.useList();
  const [isCleared, setCleared] = useState(false);
  const shown = items.filter(({ handle }) => handle !== except).slice(0, maxRecentlyViewed);

  function clear() {
    recentlyViewed.change(() => []);
    setCleared(true);
  }

  if (shown.length === 0) return isCleared && <Cleared className={className} />;
  return (
    <section aria-label="Recently viewed" className={className}>
      <Grid>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 lg:col-span-3 lg:block">
          <Heading size="md">Recently viewed</Heading>
          <QuietButton onClick={clear}>
            Clear<span className="sr-only"> recently viewed</span>
          </QuietButton>
        </div>
        {/* As many as fit, the rest by scrolling; with room for the focus ring, which overflow cuts off. */}
        <ul className="-m-1 flex gap-4 overflow-x-auto p-1 scrollbar-none lg:col-span-9">
          {shown.map(({ handle, title, image }) => (
            <li key={handle} className="w-28 flex-none">
              <TextLink
                to={getProductPath(handle)}
                variant="plain"
                dir="auto"
                className="block text-note wrap-anywhere"
              >
                <ProductFrame size="thumbnail" className="mb-2">
                  <ProductImage image={image} use="thumbnail" sizes="144px" alt="" />
                </ProductFrame>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </Grid>
    </section>
  );
}

/** Takes the focus of the button that has just gone. */
function Cleared({ className }: { className: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={line} tabIndex={-1} className={`${className} text-note text-muted outline-none`}>
      Recently viewed products cleared.
    </p>
  );
}
