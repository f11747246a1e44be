import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { type Failure, paymentRequired } from "~/commerce/errors";
import type { ArticleTeaser, Product } from "~/commerce/model";
import { showToast } from "~/ui/toasts";

/** Parts with the same key share an answer. */
type CatalogKey = "products" | "related-products" | "products-for-quiz" | "products-of-order";

/** All products, each with its first image; requested each time that `isWanted` becomes true. */
export function useCatalog(key: CatalogKey, isWanted: boolean) {
  return useList<Product>("/resources/products", key, isWanted);
}

/** All articles, without their text. */
export function useArticles(isWanted: boolean) {
  return useList<ArticleTeaser>("/resources/articles", "articles", isWanted);
}

type Answer<Item> = { items: Item[] | null; failure: Failure | null };

/** Loads a list after the page. While it loads, both `items` and `failure` are `null`. */
function useList<Item>(path: string, key: string, isWanted: boolean) {
  const { data: latest, state, load } = useFetcher<Answer<Item>>({ key });
  const [data, setData] = useState(latest);
  const [isOffline, setOffline] = useState(false);

  // `useFetcher` reads its data from a ref while it renders. A render that React bails out of remembers the
  // dependencies of its effects without running them, so effects that wait for the data would never run (decision 003).
  useEffect(() => {
    if (latest !== data) startTransition(() => setData(latest));
  });

  async function retry() {
    // React Router does not load a route again whose script failed once.
    setOffline(!navigator.onLine);
    if (navigator.onLine) await load(path);
  }
  const request = useEffectEvent(retry);
  useEffect(() => {
    if (isWanted) void request();
  }, [isWanted]);

  useEffect(() => {
    if (data?.failure === "unpaid") showToast(paymentRequired);
  }, [data]);

  const items = data?.items ?? null;
  const hasAnswered = data === latest && state === "idle";
  const failure = isOffline ? "temporary" : hasAnswered ? data?.failure : null;
  return { items, failure: items ? null : (failure ?? null), retry };
}
