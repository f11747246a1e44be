import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
} from "react";
import { useCatalogue } from "~/blocks/use-catalogue";
import { type QuizQuestion, quizWords } from "~/content/quiz";
import { Button } from "~/ui/button";
import { ChoiceRow } from "./choice-row";
import { ProgressLine } from "./progress-line";
import { choose } from "./progress-store";
import { isAnswered, isChosen, progressOf } from "./quiz-rules";
import type { useQuizSteps } from "./use-quiz-steps";
import { WithoutScript } from "./without-script";

type QuestionProps = {
  question: QuizQuestion;
  steps: ReturnType<typeof useQuizSteps>;
  heading: RefObject<HTMLHeadingElement | null>;
  title: ReactNode;
};

/** One question on a screen. Until the stored answers are read nothing can be chosen. */
export function Question({ question, steps, heading, title }: QuestionProps) {
  const { answers, step, isRead } = steps;
  const helpId = useId();
  const progress = progressOf(answers, step);
  const isLast = progress.number === progress.count;
  usePreparedRoutine(isLast && isRead);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    steps.next();
  }

  return (
    <form className="quiz-form" onSubmit={onSubmit} onMouseDown={ignoreSecondTap}>
      {title}
      <WithoutScript />
      <ProgressLine {...progress} />
      <fieldset
        key={question.id}
        disabled={!isRead}
        aria-describedby={helpId}
        className="quiz-question noscript:hidden"
      >
        <legend className="display">
          <h2 ref={heading} tabIndex={-1}>
            {question.question}
          </h2>
        </legend>
        <p id={helpId} className="quiz-help">
          {question.help}
        </p>
        <div className="choices">
          {question.options.map((option) => (
            <ChoiceRow
              key={option.value}
              option={option}
              question={question}
              isChosen={isChosen(answers, question.id, option.value)}
              onChoose={() => choose(question.id, option.value)}
            />
          ))}
        </div>
      </fieldset>
      <div className="quiz-ways noscript:hidden">
        <Button variant="secondary" size="large" disabled={step === 0} onClick={steps.back}>
          Back
        </Button>
        <Button
          type="submit"
          size="large"
          disabled={!isRead || !isAnswered(answers, question.id)}
          onClick={ignoreSecondTap}
        >
          {isLast ? "See My Results" : "Next"}
        </Button>
        <p className="quiz-privacy">{quizWords.privacy}</p>
      </div>
    </form>
  );
}

/** The second half of a double click would answer the next question's Next, or take the focus from it. */
function ignoreSecondTap(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Loads what the routine is shown with while the last question is answered. */
function usePreparedRoutine(isNear: boolean) {
  useCatalogue("products-for-quiz", isNear);
  useEffect(() => {
    // If it fails, the result loads it again and says so.
    if (isNear) Promise.all([import("./routine-result"), import("./routine-view")]).catch(() => {});
  }, [isNear]);
}
