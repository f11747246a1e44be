import { useEffect } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { Loading, useSlowNavigation } from "~/blocks/loading";
import { AddButton } from "~/features/cart/add-to-cart";
import { getSearchPath } from "~/lib/paths";
import { dispatchStorefrontEvent } from "~/lib/storefront-events";
import { Caution } from "~/product/caution";
import { getListPath } from "~/product/list-pages";
import { toPersistedProduct } from "~/product/persisted-list";
import { Heart } from "~/product/product-card";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { ButtonLink, Link } from "~/ui/link";
import { SearchFrame } from "./search-frame";
import { type Hit, noResult, type SearchResult } from "./search-index";
import {
  countHits,
  getResultText,
  groupHits,
  HitContent,
  hitClass,
  PartialResults,
  SearchSuggestions,
} from "./search-parts";
import { parseQuery } from "./search-query";

type SearchPageProps = {
  query: string;
  /** How many pages of each list are shown. */
  page: number;
  /** `null` when it failed. */
  result: SearchResult | null;
};

/** All results of a search; without a query, suggestions. */
export function SearchPage({ query, page, result }: SearchPageProps) {
  const { found, missing } = result ?? noResult;
  useSearchUpdate(query, result && countHits(found));
  const next = useSlowNavigation();
  // The list stays while more of it is loaded.
  const isSearching = next !== null && parseQuery(next.search) !== query;
  const hasMore =
    found.products.length < found.counts.products || found.articles.length < found.counts.articles;
  const status = result && getResultText(found, query);

  return (
    <SearchFrame query={query} status={!isSearching && query !== "" && status}>
      {isSearching ? (
        <Loading />
      ) : (
        <>
          {!result && (
            <div className="mb-8">
              <FailureNotice title="We couldn’t run your search." />
            </div>
          )}
          <PartialResults missing={missing} />
          <Grid isAlwaysGrid className="grid-cols-1 gap-y-8">
            {groupHits(found).map((group) => (
              <Results key={group.title} {...group} />
            ))}
          </Grid>
          {hasMore && (
            <p className="mt-12 flex justify-center">
              <ButtonLink
                to={getListPath(getSearchPath(query), page + 1)}
                replace
                preventScrollReset
                prefetch="none"
                variant="secondary"
              >
                Show More
              </ButtonLink>
            </p>
          )}
          {countHits(found) === 0 && <SearchSuggestions />}
        </>
      )}
    </SearchFrame>
  );
}

/** Reports each search once it has an answer; `totalCount` is null before. */
function useSearchUpdate(query: string, totalCount: number | null): void {
  useEffect(() => {
    if (query === "" || totalCount === null) return;
    const promise = Promise.resolve({ totalCount });
    dispatchStorefrontEvent("shopify:search:update", { search: { query }, promise });
  }, [query, totalCount]);
}

type ResultsProps = { title: string; hits: readonly Hit[]; className: string };

function Results({ title, hits, className }: ResultsProps) {
  const id = `found-${title.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} size="md" className="mb-4">
        {title}
      </Heading>
      <ul>
        {hits.map((hit) => (
          <li key={hit.to} className="flex flex-wrap items-center gap-x-3 border-t border-line">
            <Link to={hit.to} className={`${hitClass} min-w-0 flex-1`}>
              <HitContent hit={hit} isLarge={hit.product !== null} />
            </Link>
            {hit.product && (
              <div className="flex flex-wrap items-center gap-1 max-sm:basis-full max-sm:pb-4 max-sm:pl-24 sm:max-w-60 sm:justify-end">
                <Caution isShort of={[hit.product.handle]} className="w-full sm:text-right" />
                <AddButton product={hit.product} />
                <Heart product={toPersistedProduct(hit.product)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
