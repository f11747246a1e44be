import { lazy } from "react";
import { useSearchParams } from "react-router";
import { FailureNotice } from "~/blocks/failure-notice";
import { getProductCategory } from "~/blocks/product-category";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { type LoadState, useLoadResult } from "~/commerce/use-load-result";
import { categories } from "~/content/categories";
import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { counted } from "~/lib/text";
import { CategoryBar } from "./category-bar";
import { filterProducts, getConcerns, getFilterPath, parseFilter } from "./filter";
import { FilterButton } from "./filter-button";
import { ProductGrid } from "./product-grid";
import { ProductGridLoading } from "./product-grid-loading";
import { QuizStrip } from "./quiz-tile";
import { ShopHero } from "./shop-hero";

type ShopPageProps = { products: LoadResult<Product[]>; category: string | undefined };

export function ShopPage({ products, category = "all" }: ShopPageProps) {
  return <Shop state={useLoadResult(products)} category={category} />;
}

/** Shown while the page loads. */
export function ShopLoading() {
  return <Shop state={{ status: "loading" }} category="all" />;
}

function Shop({ state, category }: { state: LoadState<Product[]>; category: string }) {
  const isUnpaid = usePaymentToast(state);
  const path = categories.find(({ id }) => id === category)?.path;

  const [parameters] = useSearchParams();
  const all = state.status === "ready" ? state.value : [];
  const concerns = getConcerns(all);
  const filter = parseFilter(parameters, concerns);
  const listed = filterByCategory(all, category);
  const shown = filterProducts(listed, filter);
  const canFilter = path !== undefined && listed.length > 0;
  const address = getFilterPath(path ?? category, filter);
  return (
    <>
      <ShopHero />
      <section aria-labelledby="products" className="relative scroll-mt-header">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <CategoryBar selected={category} filter={filter} list={address} />
        <div className={toolsClass}>
          <p role="status" className="text-muted tabular">
            {state.status === "ready" && `Showing ${counted(shown.length, "product")}`}
            {state.status === "loading" && "Loading products..."}
          </p>
          {canFilter && <FilterButton filter={filter} />}
        </div>
        {canFilter && <FilterPanel {...{ products: listed, concerns, filter, path }} />}
        <div className="page-width pt-4 pb-12 sm:pt-8 sm:pb-section lg:pt-12">
          {canFilter && <ActiveFilters filter={filter} path={path} />}
          {state.status === "loading" && <ProductGridLoading />}
          {state.status === "failed" && !isUnpaid && (
            <FailureNotice title="The products could not be loaded." {...state} />
          )}
          {(state.status === "ready" || isUnpaid) && shown.length === 0 && (
            <NoProducts reason={canFilter ? "filter" : category === "all" ? "store" : "category"} />
          )}
          {shown.length > 0 && <ProductGrid key={address} products={shown} />}
        </div>
      </section>
      <QuizStrip />
    </>
  );
}

/** On desktops it lies in the bar of categories and sticks with it. */
const toolsClass = [
  "page-width flex min-h-11 items-center justify-between gap-4 pt-2 lg:sticky lg:top-[calc(var(--header)-1px)]",
  "lg:pointer-events-none lg:z-10 lg:-mt-17.5 lg:h-17 lg:justify-end lg:gap-8 lg:pt-0",
].join(" ");

const NoProducts = lazy(async () => ({ default: (await import("./no-products")).NoProducts }));
const ActiveFilters = lazyOnInteraction(() =>
  import("./active-filters").then(({ ActiveFilters }) => ActiveFilters),
);
const FilterPanel = lazyOnInteraction(() =>
  import("./filter-panel").then(({ FilterPanel }) => FilterPanel),
);

function filterByCategory(products: readonly Product[], category: string): readonly Product[] {
  if (category === "all") return products;
  return products.filter(({ tags }) => getProductCategory(tags) === category);
}
