import type { ReactNode } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { toPersistedProduct } from "~/blocks/persisted-list";
import { Heart } from "~/blocks/product-card";
import type { LoadResult } from "~/commerce/load-result";
import { useLoadResult, usePaymentToast } from "~/commerce/use-load-result";
import { AddButton } from "~/features/cart/add-to-cart";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import type { SearchResult } from "./search-index";
import { SearchHead } from "./search-loading";
import {
  ArticleHit,
  articlesClass,
  getResultText,
  hitClass,
  noResult,
  PartialResults,
  ProductHit,
  productsClass,
  resultsClass,
  SearchSuggestions,
} from "./search-parts";

/** All results of a search; without a query, suggestions. */
export function SearchPage({ query, result }: { query: string; result: LoadResult<SearchResult> }) {
  const state = useLoadResult(result);
  const isUnpaid = usePaymentToast(state);
  const { found, missing } = state.status === "ready" ? state.value : noResult;
  const isReady = query !== "" && (state.status === "ready" || isUnpaid);
  const count = found.counts.products + found.counts.articles;

  return (
    <div className="page-width pt-10 pb-section lg:pt-16">
      <SearchHead query={query} />
      <p role="status" className="mt-4 mb-8 wrap-anywhere text-muted tabular">
        {query !== "" && state.status === "loading" && "Searching…"}
        {isReady && getResultText(found, query)}
      </p>
      {state.status === "failed" && !isUnpaid && (
        <FailureNotice title="The search could not reach the store." {...state} />
      )}
      <PartialResults missing={missing} />
      <div className={resultsClass}>
        {found.products.length > 0 && (
          <Results title="Products" className={productsClass}>
            {found.products.map((hit) => (
              <li
                key={hit.item.id}
                className="flex flex-wrap items-center gap-x-3 border-t border-line"
              >
                <Link to={`/products/${hit.item.handle}`} className={`${hitClass} min-w-0 flex-1`}>
                  <ProductHit hit={hit} isLarge />
                </Link>
                <div className="flex items-center gap-1 max-sm:basis-full max-sm:pb-4 max-sm:pl-24">
                  <AddButton product={hit.item} />
                  <Heart product={toPersistedProduct(hit.item)} />
                </div>
              </li>
            ))}
          </Results>
        )}
        {found.articles.length > 0 && (
          <Results title="Articles" className={articlesClass}>
            {found.articles.map((hit) => (
              <li key={hit.item.id} className="border-t border-line">
                <Link to={`/blog/${hit.item.handle}`} className={hitClass}>
                  <ArticleHit hit={hit} />
                </Link>
              </li>
            ))}
          </Results>
        )}
      </div>
      {count === 0 && state.status !== "loading" && (
        <div className={resultsClass}>
          <SearchSuggestions />
        </div>
      )}
    </div>
  );
}

type ResultsProps = { title: string; className: string; children: ReactNode };

function Results({ title, className, children }: ResultsProps) {
  const id = `found-${title.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} size="md" className="mb-4">
        {title}
      </Heading>
      <ul>{children}</ul>
    </section>
  );
}
