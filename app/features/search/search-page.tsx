import { FailureNotice } from "~/blocks/failure-notice";
import { Loading, useSlowNavigation } from "~/blocks/loading";
import { useLoadResult, usePaymentToast } from "~/blocks/use-load-result";
import type { LoadResult } from "~/commerce/load-result";
import { AddButton } from "~/features/cart/add-to-cart";
import { toPersistedProduct } from "~/product/persisted-list";
import { Heart } from "~/product/product-card";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { SearchFrame } from "./search-frame";
import { type Hit, noResult, type SearchResult } from "./search-index";
import {
  articlesClass,
  getResultText,
  HitContent,
  hitClass,
  PartialResults,
  productsClass,
  SearchSuggestions,
} from "./search-parts";

/** All results of a search; without a query, suggestions. */
export function SearchPage({ query, result }: { query: string; result: LoadResult<SearchResult> }) {
  const state = useLoadResult(result);
  const isUnpaid = usePaymentToast(state);
  const { found, missing } = state.status === "ready" ? state.value : noResult;
  const isReady = state.status === "ready" || isUnpaid;
  const isSearching = useSlowNavigation() !== null || state.status === "pending";
  const status = isReady && getResultText(found, query);

  return (
    <SearchFrame query={query} status={!isSearching && query !== "" && status}>
      {isSearching ? (
        <Loading />
      ) : (
        <>
          {state.status === "failed" && !isUnpaid && (
            <FailureNotice title="We couldn’t run your search." {...state} />
          )}
          <PartialResults missing={missing} />
          <Grid isAlwaysGrid className="grid-cols-1 gap-y-8">
            <Results title="Products" hits={found.products} className={productsClass} />
            <Results title="Articles" hits={found.articles} className={articlesClass} />
          </Grid>
          {found.counts.products + found.counts.articles === 0 && (
            <Grid isAlwaysGrid className="grid-cols-1 gap-y-8">
              <SearchSuggestions />
            </Grid>
          )}
        </>
      )}
    </SearchFrame>
  );
}

type ResultsProps = { title: string; hits: readonly Hit[]; className: string };

function Results({ title, hits, className }: ResultsProps) {
  const id = `found-${title.toLowerCase()}`;
  if (hits.length === 0) return null;
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
              <div className="flex items-center gap-1 max-sm:basis-full max-sm:pb-4 max-sm:pl-24">
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
