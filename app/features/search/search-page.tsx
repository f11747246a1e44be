import { Link } from "react-router";
import { AddButton } from "~/blocks/add-button";
import { FailureNotice } from "~/blocks/failure-notice";
import { Heart } from "~/blocks/heart";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Answer } from "~/commerce/answer";
import { queryKeys } from "~/commerce/query-keys";
import { useAnswer } from "~/commerce/use-answer";
import { addToCart } from "~/features/cart/add-to-cart";
import { ArticleHit, ProductHit } from "./hit-rows";
import { MissingNote } from "./missing-note";
import { resultText } from "./result-text";
import { SearchForm } from "./search-form";
import { type Found, nothingFound, type SearchResult } from "./searchable";
import { WaysOn } from "./ways-on";
import "./search.css";

type SearchPageProps = { query: string; result: Answer<SearchResult> };

/** All that a search finds; works without script, and shows without a search where to begin. */
export function SearchPage({ query, result }: SearchPageProps) {
  const reading = useAnswer(result, queryKeys.search(query));
  const isUnpaid = usePaymentToast(reading);
  const { found, missing } =
    reading.status === "ready" ? reading.value : { found: nothingFound, missing: null };
  const isReady = query !== "" && (reading.status === "ready" || isUnpaid);
  const count = found.counts.products + found.counts.articles;

  return (
    <div className="search-page wrap">
      <div className="search-top">
        <h1 className="heading-1">Search</h1>
        <SearchForm query={query} />
      </div>
      <p role="status" className="search-count tabular">
        {query !== "" && reading.status === "loading" && "Searching…"}
        {isReady && resultText(found, query)}
      </p>
      {reading.status === "failed" && !isUnpaid && (
        <FailureNotice
          title="The search could not reach the store."
          error={reading.error}
          onTryAgain={reading.tryAgain}
        />
      )}
      <MissingNote missing={missing} />
      <div className="search-results">
        {found.products.length > 0 && <Products hits={found.products} />}
        {found.articles.length > 0 && <Articles hits={found.articles} />}
      </div>
      {count === 0 && reading.status !== "loading" && (
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
            <Link to={`/products/${hit.item.handle}`} prefetch="intent" className="hit">
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
            <Link to={`/blog/${hit.item.handle}`} prefetch="intent" className="hit">
              <ArticleHit hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
