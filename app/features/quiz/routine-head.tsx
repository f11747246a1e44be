import type { ReactNode, RefObject } from "react";
import { quizQuestions } from "~/content/quiz";
import { type FinishedAnswers, isChosen } from "./quiz-rules";
import type { Priority } from "./recommendations";
import { routineTitle, splitSentence } from "./routine-words";

export type RoutineFrame = {
  answers: FinishedAnswers;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The page's heading; a dialog has its own above. */
  title: ReactNode;
};

type RoutineHeadProps = RoutineFrame & {
  /** The priority of each step. */
  of: readonly Priority[];
};

export function RoutineHead({ answers, heading, title, of }: RoutineHeadProps) {
  const essential = of.filter((priority) => priority === "essential").length;
  return (
    <div className="routine-head">
      {title}
      <h2 ref={heading} tabIndex={-1} className="routine-title">
        {of.length > 0 ? routineTitle(of.length) : "Your routine is out of stock"}
      </h2>
      <p className="routine-split">
        {of.length > 0
          ? splitSentence(essential, of.length - essential)
          : "The shop has none of its products at the moment. Please look in again later."}
      </p>
      <YourAnswers answers={answers} />
    </div>
  );
}

function YourAnswers({ answers }: { answers: FinishedAnswers }) {
  // 'None of these' says nothing without its question.
  const chosen = quizQuestions.flatMap(({ id, options, alone }) =>
    options.filter(({ value }) => value !== alone && isChosen(answers, id, value)),
  );
  return (
    <ul aria-label="Your answers" className="routine-answers">
      {chosen.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  );
}
