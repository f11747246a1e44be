import { useLocation } from "react-router";
import { quizCopy } from "~/content/quiz";
import { Quiz } from "./quiz";
import { placeIn } from "./quiz-place";

/** Any link may lead to the page, so an entry without a place is where the quiz begins. */
export function QuizPage() {
  const place = placeIn(useLocation().state) ?? { depth: 0 };
  return (
    <Quiz
      place={place}
      title={<h1 className="text-note font-medium text-muted">{quizCopy.title}</h1>}
      className="min-h-[calc(100svh-var(--header))]"
    />
  );
}
