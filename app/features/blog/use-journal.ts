import { useMemo } from "react";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Answer } from "~/commerce/answer";
import type { ArticleTeaser } from "~/commerce/model";
import { queryKeys } from "~/commerce/query-keys";
import { type Failure, useAnswer } from "~/commerce/use-answer";
import type { ListFallback } from "./blog-on-server";
import { type BlogPost, postOf } from "./post";
import { useSamples } from "./use-samples";

export type Journal =
  | { status: "loading" }
  /** `isSample`: these are the sample posts, because the store's could not be read. */
  | { status: "ready"; posts: readonly BlogPost[]; isSample: boolean }
  | Failure;

/** The articles to show: the store's, or the samples when server or browser could not get them. */
export function useJournal(
  articles: Answer<ArticleTeaser[]>,
  fallback: ListFallback | null,
): Journal {
  const reading = useAnswer(articles, queryKeys.articles);
  usePaymentToast(reading);
  const failure = reading.status === "failed" ? reading.error : null;
  const { samples, isLost } = useSamples("blog posts", failure, loadSamples);
  const value = reading.status === "ready" ? reading.value : null;
  const posts = useMemo(() => value?.map(postOf) ?? [], [value]);

  if (fallback) return { status: "ready", posts: fallback.posts, isSample: true };
  if (reading.status === "ready") return { status: "ready", posts, isSample: false };
  if (samples && failure !== null) return { status: "ready", posts: samples, isSample: true };
  return reading.status === "failed" && isLost ? reading : { status: "loading" };
}

async function loadSamples() {
  return (await import("./sample-list")).sampleList();
}
