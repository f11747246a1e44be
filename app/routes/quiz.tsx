import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import quizHair from "~/content/generated/pictures/quiz-hair";
import { quizWords } from "~/content/quiz";
import { site } from "~/content/site";
import { QuizPage } from "~/features/quiz/quiz-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/quiz";

const path = "/quiz";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/quiz": "Quiz: five or six questions, one explained routine" },
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${quizWords.title} | ${site.name}`,
    description: quizWords.description,
    path,
    picture: quizHair,
  });
}

export default function QuizRoute({ matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), [["Quiz", path]])} />
      <QuizPage />
    </>
  );
}
