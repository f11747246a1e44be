import { lazy, type ReactNode, useEffect, useRef } from "react";
import { Question } from "./question";
import { QuizPicture } from "./quiz-picture";
import type { QuizPlace } from "./quiz-place";
import { finishedAnswers, visibleQuestions } from "./quiz-rules";
import { useQuizSteps } from "./use-quiz-steps";
import "./choice.css";
import "./quiz.css";
import "./routine.css";
import "./routine-steps.css";

/** Loaded while the last question is answered. */
const RoutineResult = lazy(async () => ({
  default: (await import("./routine-result")).RoutineResult,
}));

type QuizProps = {
  /** `null` while the dialog around it is closing. */
  place: QuizPlace | null;
  /** The page's heading; a dialog has its own above. */
  title?: ReactNode;
};

/** The quiz, on its page and in the dialog of a product: a question, or the routine. */
export function Quiz({ place, title }: QuizProps) {
  const steps = useQuizSteps(place);
  const { answers, step, isRead } = steps;
  const heading = useFocusOnChange(isRead ? step : null);
  const question = visibleQuestions(answers)[step];
  const finished = question ? null : finishedAnswers(answers);

  return (
    <div className="quiz">
      {question && (
        <div className="quiz-screen">
          <QuizPicture />
          <Question {...{ question, steps, heading, title }} />
        </div>
      )}
      {finished && (
        <RoutineResult answers={finished} heading={heading} title={title} onRetake={steps.retake} />
      )}
    </div>
  );
}

/** Another step begins at its heading: for the eyes at the top, for a screen reader with its words. */
function useFocusOnChange(step: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(null);

  useEffect(() => {
    const isChange = shown.current !== null && shown.current !== step;
    shown.current = step;
    if (!isChange) return;
    heading.current?.closest(".quiz")?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return heading;
}
