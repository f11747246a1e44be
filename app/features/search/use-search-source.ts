import { useMemo } from "react";
import { useArticles, useCatalogue } from "~/blocks/use-catalogue";
import type { LoadState } from "~/commerce/use-load-result";
import { createSearchSource, type SearchSource } from "./searchable";

/** Catalogue and articles, prepared for searching; one of them is enough. */
export function useSearchSource(isOpen: boolean): LoadState<SearchSource> {
  const products = useCatalogue("products", isOpen);
  const articles = useArticles(isOpen);
  const isLoading = products.status === "loading" || articles.status === "loading";
  const productList = products.status === "ready" ? products.value : null;
  const articleList = articles.status === "ready" ? articles.value : null;

  const source = useMemo(
    () => (isLoading ? null : createSearchSource(productList, articleList)),
    [isLoading, productList, articleList],
  );
  if (!source) return { status: "loading" };
  if (products.status !== "failed" || articles.status !== "failed")
    return { status: "ready", value: source };
  return {
    ...products,
    retry() {
      products.retry();
      articles.retry();
    },
  };
}
