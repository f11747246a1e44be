import { FailureNotice } from "~/blocks/failure-notice";
import { Loading } from "~/blocks/loading";
import { emptyListTexts } from "~/content/shop/filter";
import { getListPath, maxListSize, toPageId } from "~/product/list-pages";
import { buttonVariants } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink, TextLink } from "~/ui/link";
import type { ShopProducts } from "./load-shop";

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
export function ListEnd({ hasMore, isLoading, isCutOff, hasFailed, ...props }: ListEndProps) {
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
        <TextLink to="/quiz">Take our quiz</TextLink>
      </p>
    </div>
  );
}
