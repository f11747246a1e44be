import { useMemo } from "react";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Answer } from "~/commerce/answer";
import type { SafeArticle } from "~/commerce/model";
import { queryKeys } from "~/commerce/query-keys";
import { type Failure, useAnswer } from "~/commerce/use-answer";
import type { ArticleFallback } from "./blog-on-server";
import { postOf } from "./post";
import type { ReadablePost, SampleArticle } from "./sample-article";
import { useSamples } from "./use-samples";

export type ArticleReading =
  | { status: "loading" }
  | { status: "ready"; article: ReadablePost; samples: SampleArticle["posts"] | null }
  /** Neither the store nor the samples have it. */
  | { status: "unknown" }
  | Failure;

/** The article to show: the store's, or the sample of the same slug when it could not be read. */
export function useArticle(
  slug: string,
  article: Answer<SafeArticle | null>,
  fallback: ArticleFallback | null,
): ArticleReading {
  const reading = useAnswer(article, queryKeys.article(slug));
  usePaymentToast(reading);
  const failure = reading.status === "failed" ? reading.error : null;
  // In an object, so that "none of that slug" differs from "not loaded yet".
  const loadSample = async () => ({
    found: (await import("./sample-article")).sampleArticle(slug),
  });
  const { samples: sample, isLost } = useSamples("article", failure, loadSample);
  const value = reading.status === "ready" ? reading.value : null;
  const read = useMemo(() => value && { post: postOf(value), body: value.body }, [value]);

  if (fallback) return { status: "ready", article: fallback, samples: fallback.posts };
  if (failure !== null && sample) {
    return sample.found
      ? { status: "ready", article: sample.found, samples: sample.found.posts }
      : { status: "unknown" };
  }
  if (reading.status === "failed" && isLost) return reading;
  if (reading.status !== "ready") return { status: "loading" };
  return read ? { status: "ready", article: read, samples: null } : { status: "unknown" };
}
