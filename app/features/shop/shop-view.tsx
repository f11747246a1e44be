import { useSearchParams } from "react-router";
import { type CategoryId, categories } from "#brand/content/categories.ts";
import { CollectionData } from "~/blocks/page-meta";
import type { Failure } from "~/commerce/errors";
import type { Product } from "~/commerce/model";
import { useAutoRetry } from "~/commerce/retry";
import { getProductPath } from "~/lib/paths";
import { counted } from "~/lib/text";
import { pageSize, parsePage } from "~/product/list-pages";
import { getProductCategory } from "~/product/tags";
import { ActiveFilters } from "./active-filters";
import { CategoryBar } from "./category-bar";
import { useCollectionEvents } from "./collection-events";
import { filterProducts, getFilterChoices, getFilterPath, parseFilter } from "./filter";
import { FilterButton } from "./filter-button";
import { FilterPanel } from "./filter-panel";
import { ListViewButton } from "./list-view";
import type { ShopProducts } from "./load-shop";
import { QuizStrip } from "./product-grid";
import { NoProducts, ProductList } from "./product-list";
import { ShopHero } from "./shop-hero";

type ShopViewProps = ShopProducts & {
  failure: Failure | null;
  /** `null` for an address that names none. */
  category: CategoryId | null;
};

export function ShopView({ category, ...loaded }: ShopViewProps) {
  const { isFirstPage, isCutOff, failure } = loaded;
  const products = loaded.products ?? noProducts;
  const isWhole = loaded.products !== null && !isFirstPage;
  const hasFailed = useAutoRetry(isFirstPage && !failure, 0) || failure !== null;
  const isLoading = isFirstPage && !hasFailed;
  const list = useProductList(products, category);
  const { choices, filter, page, listed, found, shown, address } = list;
  const path = list.category?.path;
  const canFilter = path !== undefined && listed.length > 0;
  useCollectionEvents({ path, address, filter, choices, isWhole, productsCount: found.length });
  // Its 20 products are there before the others.
  const leads = category === "all" && address === path && page === 1 && found.length > 0;
  const hasMore = shown.length < found.length || (leads && isLoading);
  return (
    <>
      {list.category && canFilter && address === path && (
        <CollectionData
          key={path}
          page={[list.category.label, path]}
          items={shown.map(toProductLink)}
        />
      )}
      <ShopHero />
      <section aria-labelledby="products" data-has-list="" className="relative scroll-mt-header">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <CategoryBar selected={category} filter={filter} list={address} />
        {/* On desktops it overlaps the category bar and is sticky with it. */}
        <div className="page-width flex min-h-11 flex-wrap items-center justify-between gap-x-4 pt-2 lg:sticky lg:top-header-line lg:pointer-events-none lg:z-10 lg:-mt-14.5 lg:h-14 lg:justify-end lg:gap-8 lg:pt-0">
          <p role="status" className="text-muted tabular">
            {(isWhole || shown.length > 0) && `Showing ${counted(shown.length, "product")}`}
          </p>
          {shown.length > 1 && <ListViewButton />}
          {canFilter && (
            <FilterButton filter={filter} panelPath={isLoading && leads ? wholeListPath : ""} />
          )}
        </div>
        {canFilter && <FilterPanel {...{ products: listed, isLoading, choices, filter, path }} />}
        <div className="page-width [&_:is(a,button)]:scroll-mt-12 pt-4 pb-12 sm:pt-8 sm:pb-section lg:pt-12">
          {canFilter && <ActiveFilters {...{ filter, choices, path }} />}
          {isWhole && shown.length === 0 && (
            <NoProducts reason={canFilter ? "filter" : getEmptyReason(category)} />
          )}
          <ProductList
            key={address}
            {...{ products: shown, hasMore, isLoading, isCutOff, hasFailed, address, page }}
          />
        </div>
      </section>
      <QuizStrip />
    </>
  );
}

/** Products while none are loaded; always the same list. */
const noProducts: readonly Product[] = [];

function getEmptyReason(category: CategoryId | null) {
  if (category === null) return "unknown";
  return category === "all" ? "store" : "category";
}

function toProductLink({ title, handle }: Product) {
  return [title, getProductPath(handle)] as const;
}

/** The first page as a filtered list, whose panel has all values also without script. */
const wholeListPath = "/shop?sort=featured";

/** The list that the address names: its category, filters, order and pages. */
function useProductList(products: readonly Product[], categoryId: CategoryId | null) {
  const [parameters] = useSearchParams();
  const category = categories.find(({ id }) => id === categoryId);
  const choices = getFilterChoices(products);
  const filter = parseFilter(parameters, choices);
  const page = parsePage(parameters);
  /** All products of the category. */
  const listed = filterByCategory(products, categoryId);
  const found = filterProducts(listed, filter, choices);
  const shown = found.slice(0, page * pageSize);
  const address = getFilterPath(category?.path ?? "", filter);
  return { category, choices, filter, page, listed, found, shown, address };
}

function filterByCategory(
  products: readonly Product[],
  category: CategoryId | null,
): readonly Product[] {
  if (category === "all") return products;
  return products.filter(({ tags }) => getProductCategory(tags) === category);
}
