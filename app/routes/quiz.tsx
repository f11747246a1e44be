import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import quizHair from "~/content/generated/pictures/quiz-hair";
import { quizWords } from "~/content/quiz";
import { site } from "~/content/site";
import { QuizPage } from "~/features/quiz/quiz-page";
import type { Route } from "./+types/quiz";

const path = "/quiz";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${quizWords.title} | ${site.name}`,
    description: quizWords.description,
    path,
    picture: quizHair,
  });
}

/** Asks the store for nothing: which products she needs is known when she has answered. */
export default function QuizRoute({ matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), [["Quiz", path]])} />
      <QuizPage />
    </>
  );
}
