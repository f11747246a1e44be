import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import type { WithRetry } from "~/blocks/use-load-result";
import { type LoadResult, unreachable } from "~/commerce/load-result";
import type { ArticleTeaser, Product } from "~/commerce/model";

/** Parts with the same key share an answer. */
type CatalogKey = "products" | "related-products" | "products-for-quiz";

/** All products, each with its first image; requested each time that `isWanted` becomes true. */
export function useCatalog(key: CatalogKey, isWanted: boolean) {
  return useResource<Product[]>("/resources/products", key, isWanted);
}

/** All articles, without their text. */
export function useArticles(isWanted: boolean) {
  return useResource<ArticleTeaser[]>("/resources/articles", "articles", isWanted);
}

/** Loads a resource route after the page. */
function useResource<T>(path: string, key: string, isWanted: boolean): LoadResult<T> & WithRetry {
  const fetcher = useFetcher<LoadResult<T>>({ key });
  const { data: latest, state } = fetcher;
  const [data, setData] = useState(latest);
  const [isOffline, setOffline] = useState(false);

  // The router stores data in a ref, which React may read in a render that it then drops with its effects. The next
  // render sees no change, so effects that wait for the data would never run. State changes in a render of its own.
  useEffect(() => {
    if (latest !== data) startTransition(() => setData(latest));
  });

  function retry() {
    // React Router does not load a route again whose script failed once.
    setOffline(!navigator.onLine);
    if (navigator.onLine) fetcher.load(path);
  }
  const request = useEffectEvent(retry);
  useEffect(() => {
    if (isWanted) request();
  }, [isWanted]);

  if (data?.status === "ready") return { ...data, retry };
  if (isOffline) return { status: "failed", failure: unreachable, retry };
  if (data?.status === "failed" && data === latest && state === "idle") return { ...data, retry };
  return { status: "pending", retry };
}
