import { useLocation } from "react-router";
import { quizCopy } from "~/content/quiz/quiz-copy";
import { Quiz } from "./quiz";
import { parseQuizEntry } from "./quiz-history";

/** Any link may lead to the page, so an entry without quiz state starts the quiz. */
export function QuizPage() {
  const entry = parseQuizEntry(useLocation().state) ?? { depth: 0 };
  return (
    <Quiz
      entry={entry}
      title={<h1 className="text-note font-medium text-muted">{quizCopy.title}</h1>}
      className="min-h-[calc(100svh-var(--header))]"
    />
  );
}
