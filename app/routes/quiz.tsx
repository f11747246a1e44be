import { quizWords } from "~/content/quiz";
import { site } from "~/content/site";
import { QuizPage } from "~/features/quiz/quiz-page";

export function meta() {
  return [
    { title: `${quizWords.title} | ${site.name}` },
    { name: "description", content: quizWords.description },
  ];
}

/** Asks the store for nothing: which products she needs is known when she has answered. */
export default function QuizRoute() {
  return <QuizPage />;
}
