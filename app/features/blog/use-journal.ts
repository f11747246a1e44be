import { useEffect, useMemo } from "react";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Answer } from "~/commerce/answer";
import type { ArticleTeaser } from "~/commerce/model";
import { queryKeys } from "~/commerce/query-keys";
import { useAnswer } from "~/commerce/use-answer";
import { useOnDemand } from "~/ui/use-on-demand";
import type { ListFallback } from "./blog-on-server";
import { type BlogPost, postOf } from "./post";

export type Journal =
  | { status: "loading" }
  /** `isSample`: these are the sample posts, because the store's could not be read. */
  | { status: "ready"; posts: readonly BlogPost[]; isSample: boolean };

/** The articles to show: the store's, or the samples when server or browser could not get them. */
export function useJournal(
  articles: Answer<ArticleTeaser[]>,
  fallback: ListFallback | null,
): Journal {
  const reading = useAnswer(articles, queryKeys.articles);
  usePaymentToast(reading);
  const failure = reading.status === "failed" ? reading.error : null;
  const samples = useOnDemand(failure !== null, loadSamples, () => {});
  const value = reading.status === "ready" ? reading.value : null;
  const posts = useMemo(() => value?.map(postOf) ?? [], [value]);

  useEffect(() => {
    if (failure !== null) console.error("Error loading blog posts", failure);
  }, [failure]);

  if (fallback) return { status: "ready", posts: fallback.posts, isSample: true };
  if (failure !== null && samples) return { status: "ready", posts: samples, isSample: true };
  if (reading.status === "ready") return { status: "ready", posts, isSample: false };
  return { status: "loading" };
}

async function loadSamples() {
  return (await import("./sample-list")).sampleList();
}
