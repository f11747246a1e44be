import { lazy } from "react";
import { useSearchParams } from "react-router";
import { FailureNotice } from "~/blocks/failure-notice";
import { Picture } from "~/blocks/picture";
import { getProductCategory } from "~/blocks/product-tags";
import type { Product } from "~/commerce/model";
import { type LoadState, usePaymentToast } from "~/commerce/use-load-result";
import { categories } from "~/content/categories";
import shopHero from "~/content/generated/pictures/shop-hero";
import { sortLabels } from "~/content/shop/filter-labels";
import { counted } from "~/lib/text";
import { Icon } from "~/ui/icon";
import { Link, TextLink } from "~/ui/link";
import { CategoryBar } from "./category-bar";
import {
  type Filter,
  filterGroups,
  filterProducts,
  getConcerns,
  getFilterPath,
  parseFilter,
} from "./filter";
import { FilterButton, filterButtonId } from "./filter-button";
import { getLabel } from "./filter-options";
import { FilterPanel } from "./filter-panel";
import { ProductGrid, QuizStrip } from "./product-grid";
import { ShopHero } from "./shop-hero";

type ShopViewProps = {
  state: Exclude<LoadState<Product[]>, { status: "loading" }>;
  category: string;
};

/** The shop once it is loaded, or the message that it could not be. */
export function ShopView({ state, category }: ShopViewProps) {
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
      <ShopHero>
        <Picture
          picture={shopHero}
          alt=""
          sizes="(min-width: 68.75rem) 72vw, (min-width: 45rem) 110vw, 165vw"
          priority
          className="absolute inset-0 size-full object-cover object-[90%_60%]"
        />
      </ShopHero>
      <section aria-labelledby="products" className="relative scroll-mt-header">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <CategoryBar selected={category} filter={filter} list={address} />
        <div className={toolsClass}>
          <p role="status" className="text-muted tabular">
            {state.status === "ready" && `Showing ${counted(shown.length, "product")}`}
          </p>
          {canFilter && <FilterButton filter={filter} />}
        </div>
        {canFilter && <FilterPanel {...{ products: listed, concerns, filter, path }} />}
        <div className="page-width pt-4 pb-12 sm:pt-8 sm:pb-section lg:pt-12">
          {canFilter && <ActiveFilters filter={filter} path={path} />}
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
  "lg:pointer-events-none lg:z-10 lg:-mt-14.5 lg:h-14 lg:justify-end lg:gap-8 lg:pt-0",
].join(" ");

const NoProducts = lazy(async () => ({ default: (await import("./no-products")).NoProducts }));
function filterByCategory(products: readonly Product[], category: string): readonly Product[] {
  if (category === "all") return products;
  return products.filter(({ tags }) => getProductCategory(tags) === category);
}

/** The chosen filters and sort order, each as a link that removes it. */
function ActiveFilters({ filter, path }: { filter: Filter; path: string }) {
  const chips = filterGroups.flatMap((group) =>
    filter[group].map((value) => ({
      label: getLabel(group, value),
      without: { ...filter, [group]: filter[group].filter((other) => other !== value) },
    })),
  );
  if (filter.sort !== "featured")
    chips.push({ label: sortLabels[filter.sort], without: { ...filter, sort: "featured" } });
  if (chips.length === 0) return null;

  return (
    <ul aria-label="Filters in force" className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={getFilterPath(path, without)}
            preventScrollReset
            aria-label={`Remove ${label}`}
            onClick={focusFilterButton}
            className="inline-flex min-h-11 items-center gap-2 rounded-control bg-raised px-4 text-note hover:bg-sunken forced-colors:border"
          >
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <TextLink to={path} preventScrollReset onClick={focusFilterButton} className="px-2">
          Clear all
        </TextLink>
      </li>
    </ul>
  );
}

/** The pressed link is about to be removed. */
function focusFilterButton(): void {
  document.getElementById(filterButtonId)?.focus({ preventScroll: true });
}
