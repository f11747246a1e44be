import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { type LoadFailure, unreachable } from "~/commerce/errors";
import type { ArticleTeaser, Product } from "~/commerce/model";

/** Parts with the same key share an answer. */
type CatalogKey = "products" | "related-products" | "products-for-quiz";

/** All products, each with its first image; requested each time that `isWanted` becomes true. */
export function useCatalog(key: CatalogKey, isWanted: boolean) {
  return useList<Product>("/resources/products", key, isWanted);
}

/** All articles, without their text. */
export function useArticles(isWanted: boolean) {
  return useList<ArticleTeaser>("/resources/articles", "articles", isWanted);
}

/** Loads a list after the page. While it loads, both `items` and `failure` are `null`. */
function useList<Item>(path: string, key: string, isWanted: boolean) {
  const { data, state, load } = useFetcher<{ items?: Item[] | null; failure: LoadFailure | null }>({
    key,
  });
  const [isOffline, setOffline] = useState(false);

  async function retry() {
    // React Router does not load a route again whose script failed once.
    setOffline(!navigator.onLine);
    if (navigator.onLine) await load(path);
  }
  const request = useEffectEvent(retry);
  useEffect(() => {
    if (isWanted) void request();
  }, [isWanted]);

  const items = data?.items ?? null;
  const reason = isOffline ? unreachable : state === "idle" ? data?.failure : null;
  return { items, failure: items ? null : (reason ?? null), retry };
}
