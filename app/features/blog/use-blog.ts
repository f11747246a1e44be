import { useEffect, useMemo } from "react";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import type { ArticleTeaser } from "~/commerce/model";
import { useLoadResult } from "~/commerce/use-load-result";
import { type BlogPost, toPost } from "./post";

/** The posts to show: the store's or, when they could not be loaded, the samples and a way to retry. */
export function useBlog(
  articles: LoadResult<ArticleTeaser[]>,
  samples: readonly BlogPost[] | null,
): { posts: readonly BlogPost[]; isLoading: boolean; retry: (() => void) | null } {
  const state = useLoadResult(articles);
  usePaymentToast(state);
  const message = state.status === "failed" ? state.failure.message : null;
  useEffect(() => {
    if (message !== null) console.error("Error loading blog posts", message);
  }, [message]);

  const value = state.status === "ready" ? state.value : null;
  const posts = useMemo(() => value?.map(toPost) ?? samples ?? [], [value, samples]);
  return {
    posts,
    isLoading: state.status === "loading",
    retry: state.status === "failed" ? state.retry : null,
  };
}
