import { type ComponentProps, useEffect, useRef } from "react";
import { emptyListTexts } from "#brand/content/shop/filter.ts";
import { FailureNotice } from "~/blocks/failure-notice";
import { Loading } from "~/blocks/loading";
import { PageLink } from "~/blocks/page-link";
import type { Product } from "~/commerce/model";
import { getListPath, maxListSize, toPageId } from "~/product/list-pages";
import { buttonVariants } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink, TextLink } from "~/ui/link";
import type { ShopProducts } from "./load-shop";
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

type ListEndProps = Pick<ShopProducts, "isCutOff"> & {
  isLoading: boolean;
  hasFailed: boolean;
  hasProducts: boolean;
  /** Whether products that are already there, or about to be loaded, follow the last card. */
  hasMore: boolean;
  address: string;
  page: number;
  onMore: () => void;
};

/** What follows the last card: more products, why they are missing, or where the list ends. */
function ListEnd({ hasMore, isLoading, isCutOff, hasFailed, ...props }: ListEndProps) {
  const { hasProducts, address, page, onMore } = props;
  if (hasMore) return <ShowMore {...{ address, onMore }} page={page + 1} />;
  if (isLoading) return <Loading />;
  if (!hasFailed) return isCutOff && <CutOffNote />;
  const title = hasProducts
    ? "We couldn’t load the rest of our products."
    : "We couldn’t load our products.";
  return (
    <div className={hasProducts ? "mt-10" : ""}>
      <FailureNotice title={title} />
    </div>
  );
}

type ShowMoreProps = { address: string; page: number; onMore: () => void };

/** Without script, the longer list opens at the first card that is new. */
function ShowMore({ address, page, onMore }: ShowMoreProps) {
  const path = getListPath(address, page);
  return (
    <p className="mt-12 flex justify-center">
      <ButtonLink
        to={path}
        replace
        preventScrollReset
        prefetch="none"
        variant="secondary"
        onClick={onMore}
        className="noscript:hidden"
      >
        Show More
      </ButtonLink>
      <span className="noscript-only">
        <a href={`${path}#${toPageId(page)}`} className={buttonVariants({ variant: "secondary" })}>
          Show More
        </a>
      </span>
    </p>
  );
}

/** The search has the same products, so it finds one of them and none beyond. */
function CutOffNote() {
  return (
    <p className="mt-12 max-w-measure-md text-muted">
      Our list ends at {maxListSize} products.{" "}
      <TextLink to="/search" variant="inline">
        Search
      </TextLink>{" "}
      for one of them by name or ingredient, or{" "}
      <TextLink to="/contact" variant="inline">
        ask us
      </TextLink>{" "}
      about one that isn’t listed.
    </p>
  );
}

export function NoProducts({ reason }: { reason: keyof typeof emptyListTexts }) {
  return (
    <div className="py-8 lg:py-12">
      <Heading size="md">No products found</Heading>
      <p className="mt-3 max-w-measure-sm text-muted">{emptyListTexts[reason]}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        {reason !== "store" && (
          <ButtonLink to="/shop" variant="secondary">
            Shop All Products
          </ButtonLink>
        )}
        <PageLink to="/quiz">Take our quiz</PageLink>
      </p>
    </div>
  );
}
