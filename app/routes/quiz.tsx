import { breadcrumbList, getSiteUrl, pageMeta, StructuredData } from "~/blocks/page-meta";
import quizHair from "~/content/generated/pictures/quiz-hair";
import { quizCopy } from "~/content/quiz/quiz-copy";
import { site } from "~/content/site";
import { lazyWhenIdle } from "~/hydration/lazy-section";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/quiz";

const path = "/quiz";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/quiz": "Quiz: five or six questions, one explained routine" },
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${quizCopy.title} | ${site.name}`,
    description: quizCopy.description,
    path,
    picture: quizHair,
  });
}

const QuizPage = lazyWhenIdle(async () => (await import("~/features/quiz/quiz")).QuizPage);

export default function QuizRoute({ matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(getSiteUrl(matches), [["Quiz", path]])} />
      <QuizPage />
    </>
  );
}
