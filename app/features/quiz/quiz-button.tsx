import { useLocation, useNavigate } from "react-router";
import { TextLink } from "~/ui/text-link";
import { openingState } from "./quiz-place";

export const quizButtonId = "take-quiz";

/** Opens the quiz over the page; without JavaScript it is a link to the quiz's own page. */
export function QuizButton({ className = "" }: { className?: string }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  function open() {
    const state = openingState;
    const rest = { preventScrollReset: true, defaultShouldRevalidate: false };
    navigate({ pathname, search, hash }, { state, ...rest });
  }

  return (
    <>
      <button
        type="button"
        id={quizButtonId}
        aria-haspopup="dialog"
        onClick={open}
        className={`text-link noscript:hidden ${className}`}
      >
        Not sure? Take our quiz
      </button>
      <TextLink to="/quiz" className={`hidden noscript:inline-flex ${className}`}>
        Not sure? Take our quiz
      </TextLink>
    </>
  );
}
