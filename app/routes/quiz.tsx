import { getSiteUrl, pageMeta } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import quizHair from "~/content/generated/pictures/quiz-hair";
import { quizCopy } from "~/content/quiz/quiz";
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
    title: `${quizCopy.title} | ${site.name}`,
    description: quizCopy.description,
    path,
    picture: quizHair,
  });
}

export default function QuizRoute({ matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(getSiteUrl(matches), [["Quiz", path]])} />
      <QuizPage />
    </>
  );
}
