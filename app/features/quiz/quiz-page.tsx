import { useLocation } from "react-router";
import { quizWords } from "~/content/quiz";
import { Quiz } from "./quiz";
import { placeIn } from "./quiz-place";

/** She may come to the page by any link, so an entry without a place is where the quiz begins. */
export function QuizPage() {
  const place = placeIn(useLocation().state) ?? { depth: 0 };
  return <Quiz place={place} title={<h1 className="quiz-title">{quizWords.title}</h1>} />;
}
