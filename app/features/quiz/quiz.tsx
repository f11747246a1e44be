import { lazy, type ReactNode, useEffect, useRef } from "react";
import { Picture } from "~/blocks/picture";
import homeHero from "~/content/generated/pictures/home-hero";
import quizHair from "~/content/generated/pictures/quiz-hair";
import { quizCopy } from "~/content/quiz/quiz-copy";
import { Question } from "./question";
import { type QuizEntry, useQuizHistory } from "./quiz-history";
import { useQuizSteps } from "./quiz-progress";
import { isFinished, visibleQuestions } from "./quiz-rules";

/** Loaded while the last question is answered. */
const RoutineResult = lazy(async () => ({
  default: (await import("./routine-result")).RoutineResult,
}));

type QuizProps = {
  /** `null` while the dialog around it is closing. */
  entry: QuizEntry | null;
  /** The page's heading. A dialog has its own above, and no room for pictures. */
  title?: ReactNode;
  /** Sets the least height: the rest of the window. */
  className: string;
};

/**
 * The quiz, on its page and in the dialog of a product: a question, or the routine. A dialog is never
 * as wide as a desktop, so that layout depends on the width of the quiz and not of the window.
 */
export function Quiz({ entry, title, className }: QuizProps) {
  const steps = useQuizSteps(entry);
  const { answers, step, isRead } = steps;
  const { quiz, heading } = useFocusOnChange(isRead ? step : null);
  const question = visibleQuestions(answers)[step];

  return (
    <div ref={quiz} className={`@container grid ${className}`}>
      {question && (
        <div className="flex flex-col @desktop:flex-row">
          {title && <QuizPicture />}
          <Question {...{ question, steps, heading, title }} />
        </div>
      )}
      {!question && isFinished(answers) && (
        <RoutineResult answers={answers} heading={heading} title={title} onRetake={steps.retake} />
      )}
    </div>
  );
}

/** Hair at the left edge of a desktop, a strip of other hair above the question on a phone. */
function QuizPicture() {
  return (
    <div className="h-19 flex-none overflow-hidden sm:h-55 short:hidden @desktop:relative @desktop:h-auto @desktop:w-3/8">
      <Picture
        picture={quizHair}
        portrait={homeHero}
        alt=""
        sizes="(min-width: 68.75rem) 42vw, (min-width: 45rem) 100vw, 130vw"
        priority
        className="size-full object-cover object-[50%_80%] @desktop:absolute"
      />
    </div>
  );
}

/** Each step begins at its heading: scrolled to the top, and focused for screen readers. */
function useFocusOnChange(step: number | null) {
  const quiz = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(null);

  useEffect(() => {
    const isChange = shown.current !== null && shown.current !== step;
    shown.current = step;
    if (!isChange) return;
    quiz.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return { quiz, heading };
}

/** Any link may lead to the page, so an entry without quiz state starts the quiz. */
export function QuizPage() {
  const entry = useQuizHistory().entry ?? { depth: 0 };
  return (
    <Quiz
      entry={entry}
      title={<h1 className="text-note font-medium text-muted">{quizCopy.title}</h1>}
      className="min-h-[calc(100svh-var(--header))]"
    />
  );
}
