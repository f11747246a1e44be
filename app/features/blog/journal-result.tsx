import { useEffect } from "react";
import {
  type LoadResult,
  type LoadState,
  useLoadResult,
  usePaymentToast,
} from "~/commerce/load-result";

/** `useLoadResult` that also reports a failure in the console and HTTP 402 in a toast. */
export function useJournalResult<T>(
  noun: "article" | "blog posts",
  result: LoadResult<T>,
  ...others: LoadResult<unknown>[]
): LoadState<T> {
  const state = useLoadResult(result, ...others);
  usePaymentToast(state);
  const message = state.status === "failed" ? state.failure.message : null;
  useEffect(() => {
    if (message !== null) console.error(`Error loading ${noun}`, message);
  }, [noun, message]);
  return state;
}

export function BlogLoading() {
  return <Loading text="Loading blog posts..." />;
}

export function ArticleLoading() {
  return <Loading text="Loading article..." />;
}

/** Fills a window's height, so that the footer stays below it. */
function Loading({ text }: { text: string }) {
  return (
    <div className="page-width">
      <p role="status" className="flex min-h-[70vh] items-start gap-3 pt-16 text-muted">
        <span
          aria-hidden="true"
          className="size-5 animate-spin rounded-full border-2 border-track border-t-primary"
        />
        {text}
      </p>
    </div>
  );
}
