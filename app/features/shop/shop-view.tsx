import { useEffect, useRef } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { CollectionData } from "~/blocks/page-meta";
import { Picture } from "~/blocks/picture";
import { useRetry } from "~/blocks/retry";
import { useFailure } from "~/blocks/use-failure";
import { isUnpaid } from "~/commerce/errors";
import type { Product } from "~/commerce/model";
import { type CategoryId, categories } from "~/content/categories";
import { facts } from "~/content/facts";
import shopHero from "~/content/generated/images/shop-hero";
import { sortOrders } from "~/content/shop/filter";
import { imageSizes } from "~/lib/breakpoints";
import { getProductPath } from "~/lib/paths";
import { counted } from "~/lib/text";
import { pageSize, parsePage } from "~/product/list-pages";
import { useShownLinks } from "~/product/shown-links";
import { getProductCategory } from "~/product/tags";
import { Grid } from "~/ui/grid";
import { Heading, Lead } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Link, TextLink } from "~/ui/link";
import { tabVariants } from "~/ui/tab";
import { useCollectionEvents } from "./collection-events";
import {
  type Filter,
  type FilterChoices,
  filterProducts,
  getFilterChoices,
  getFilterPath,
  groupNames,
  parseFilter,
} from "./filter";
import { FilterButton, filterButtonId } from "./filter-button";
import { FilterPanel } from "./filter-panel";
import { NoProducts } from "./list-end";
import { ListViewButton } from "./list-view";
import type { ShopProducts } from "./load-shop";
import { QuizStrip } from "./product-grid";
import { ProductList } from "./product-list";

type ShopViewProps = ShopProducts & {
  /** `null` for an address that names none. */
  category: CategoryId | null;
};

export function ShopView({ category, ...loaded }: ShopViewProps) {
  const { isFirstPage, isCutOff, failure } = loaded;
  const products = loaded.products ?? noProducts;
  const isWhole = loaded.products !== null && !isFirstPage;
  const isLoading = isFirstPage && !failure;
  useRetry(isLoading, 0);
  const retry = useFailure(failure);
  const list = categories.find(({ id }) => id === category);
  const path = list?.path;

  const [parameters] = useSearchParams();
  const choices = getFilterChoices(products);
  const filter = parseFilter(parameters, choices);
  const page = parsePage(parameters);
  const listed = filterByCategory(products, category);
  const found = filterProducts(listed, filter, choices);
  const shown = found.slice(0, page * pageSize);
  const canFilter = path !== undefined && listed.length > 0;
  const address = getFilterPath(path ?? "", filter);
  useCollectionEvents({ path, address, filter, choices, isWhole, productsCount: found.length });
  // Its 20 products are there before the others.
  const leads = category === "all" && address === path && page === 1 && found.length > 0;
  const hasMore = shown.length < found.length || (leads && isLoading);
  return (
    <>
      {list && listed.length > 0 && address === path && (
        <CollectionData key={path} page={[list.label, path]} items={shown.map(toProductLink)} />
      )}
      <ShopHero />
      <section aria-labelledby="products" className="relative scroll-mt-header">
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
        <div className="page-width pt-4 pb-12 sm:pt-8 sm:pb-section lg:pt-12">
          {canFilter && <ActiveFilters {...{ filter, choices, path }} />}
          {(isWhole || isUnpaid(failure)) && shown.length === 0 && (
            <NoProducts reason={canFilter ? "filter" : getEmptyReason(category)} />
          )}
          <ProductList
            key={address}
            {...{ products: shown, hasMore, isLoading, isCutOff, failure, retry, address, page }}
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

function ShopHero() {
  return (
    <Grid className="page-width">
      <div className="pt-5 pb-4 sm:pt-8 sm:pb-8 lg:col-span-7 lg:pt-16 lg:pb-16">
        <Heading level={1} size="xl">
          Shop Clean
          <br /> Hair Wellness
        </Heading>
        <Lead>
          Made in the USA in an FDA-registered facility. Free shipping over $
          {facts.freeShippingFrom}.
        </Lead>
      </div>
      <div className="relative -mx-bleed aspect-[390/110] overflow-hidden bg-raised sm:aspect-[2/1] lg:col-span-5 lg:ml-0 lg:aspect-auto">
        <Picture
          image={shopHero}
          alt=""
          sizes={imageSizes({ base: "165vw", sm: "110vw", lg: "72vw" })}
          priority
          className="absolute inset-0 size-full object-cover object-[90%_60%]"
        />
      </div>
    </Grid>
  );
}

function filterByCategory(
  products: readonly Product[],
  category: CategoryId | null,
): readonly Product[] {
  if (category === "all") return products;
  return products.filter(({ tags }) => getProductCategory(tags) === category);
}

type ActiveFiltersProps = { filter: Filter; choices: FilterChoices; path: string };

/** The chosen filters and sort order, each as a link that removes it. */
function ActiveFilters({ filter, choices, path }: ActiveFiltersProps) {
  const chips = groupNames.flatMap((group) =>
    choices[group]
      .filter(({ value }) => filter[group].some((other) => other === value))
      .map(({ value, label }) => ({
        label,
        without: { ...filter, [group]: filter[group].filter((other) => other !== value) },
      })),
  );
  const order = sortOrders.find(({ value }) => value === filter.sort);
  if (order && order.value !== "featured")
    chips.push({ label: order.label, without: { ...filter, sort: "featured" } });
  if (chips.length === 0) return null;

  return (
    <ul aria-label="Active filters" className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
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

const categoryLinks = categories.map(({ path, ...category }) => ({ ...category, to: path }));

type CategoryBarProps = {
  selected: CategoryId | null;
  filter: Filter;
  /** Identifies the list that is shown. */
  list: string;
};

/** The shop's categories as links; the bar stays under the header. */
function CategoryBar({ selected, filter, list }: CategoryBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const seen = useRef(list);

  const isHistory = useNavigationType() === "POP";

  // A list that is chosen starts at its first product, even if the visitor had scrolled far down the old one. In the
  // history the router restores the place.
  useEffect(() => {
    if (seen.current === list) return;
    seen.current = list;
    if (isHistory) return;
    const section = bar.current?.parentElement;
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
    const link = bar.current?.querySelector("[aria-current]");
    link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [list, isHistory]);

  return (
    <div ref={bar} className="sticky top-header-line z-10 border-y border-line bg-surface">
      <nav aria-label="Categories" className="page-width">
        <ul className="-mx-edge flex gap-6 overflow-x-auto px-edge scrollbar-none lg:gap-8">
          {useShownLinks(categoryLinks).map(({ id, label, to }) => (
            <li key={id}>
              <Link
                to={getFilterPath(to, filter)}
                preventScrollReset
                aria-current={id === selected ? "page" : undefined}
                className={tabVariants()}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
