import { useNavigation } from "react-router";
import { AddButton } from "~/blocks/add-button";
import { FailureNotice } from "~/blocks/failure-notice";
import { Heart } from "~/blocks/heart";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import { type LoadState, useLoadResult } from "~/commerce/use-load-result";
import { addToCart } from "~/features/cart/add-to-cart";
import { Link } from "~/ui/link";
import { ArticleHit, ProductHit } from "./hit-rows";
import { MissingNote } from "./missing-note";
import { resultText } from "./result-text";
import { queryIn } from "./search-address";
import { SearchForm } from "./search-form";
import { type Found, noResult, type SearchResult } from "./searchable";
import { WaysOn } from "./ways-on";
import "./search.css";

type SearchPageProps = { query: string; result: LoadResult<SearchResult> };

/** All that a search finds; works without script, and shows without a search where to begin. */
export function SearchPage({ query, result }: SearchPageProps) {
  return <Search query={query} state={useLoadResult(result)} />;
}

/** Shown while the page loads. */
export function SearchPending() {
  const { location } = useNavigation();
  return <Search query={queryIn(location?.search ?? "")} state={{ status: "loading" }} />;
}

function Search({ query, state }: { query: string; state: LoadState<SearchResult> }) {
  const isUnpaid = usePaymentToast(state);
  const { found, missing } = state.status === "ready" ? state.value : noResult;
  const isReady = query !== "" && (state.status === "ready" || isUnpaid);
  const count = found.counts.products + found.counts.articles;

  return (
    <div className="search-page wrap">
      <div className="search-top">
        <h1 className="heading-1">Search</h1>
        <SearchForm query={query} />
      </div>
      <p role="status" className="search-count tabular">
        {query !== "" && state.status === "loading" && "Searching…"}
        {isReady && resultText(found, query)}
      </p>
      {state.status === "failed" && !isUnpaid && (
        <FailureNotice title="The search could not reach the store." {...state} />
      )}
      <MissingNote missing={missing} />
      <div className="search-results">
        {found.products.length > 0 && <Products hits={found.products} />}
        {found.articles.length > 0 && <Articles hits={found.articles} />}
      </div>
      {count === 0 && state.status !== "loading" && (
        <div className="search-start">
          <WaysOn />
        </div>
      )}
    </div>
  );
}

function Products({ hits }: { hits: Found["products"] }) {
  return (
    <section aria-labelledby="found-products" className="search-products">
      <h2 id="found-products" className="heading-2">
        Products
      </h2>
      <ul className="hits">
        {hits.map((hit) => (
          <li key={hit.item.id} className="hit-row">
            <Link to={`/products/${hit.item.handle}`} className="hit">
              <ProductHit hit={hit} />
            </Link>
            <div className="hit-actions">
              <AddButton product={hit.item} onAdd={addToCart} />
              <Heart
                product={{
                  handle: hit.item.handle,
                  title: hit.item.title,
                  image: hit.item.images[0] ?? null,
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Articles({ hits }: { hits: Found["articles"] }) {
  return (
    <section aria-labelledby="found-articles" className="search-articles">
      <h2 id="found-articles" className="heading-2">
        Articles
      </h2>
      <ul className="hits">
        {hits.map((hit) => (
          <li key={hit.item.id}>
            <Link to={`/blog/${hit.item.handle}`} className="hit">
              <ArticleHit hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
