import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { quizCopy } from "#brand/content/quiz/quiz-copy.ts";
import homeHero from "#brand/generated/images/home-hero.ts";
import quizHair from "#brand/generated/images/quiz-hair.ts";
import { Picture } from "~/blocks/picture";
import { imageSizes } from "~/lib/breakpoints";
import { Question } from "./question";
import { isFinished, visibleQuestions } from "./quiz-rules";
import { type QuizSteps, usePageSteps } from "./quiz-steps";

/** Loaded while the last question is answered. */
const RoutineResult = lazy(async () => ({
  default: (await import("./routine-result")).RoutineResult,
}));

type QuizProps = {
  steps: QuizSteps;
  /** The page's heading. A dialog has its own above, and no room for images. */
  title?: ReactNode;
  /** Sets the least height: the rest of the window. */
  className: string;
};

/**
 * The quiz, on its page and in the dialog of a product: a question, or the routine. A dialog is never
 * as wide as a desktop, so that layout depends on the width of the quiz and not of the window.
 */
export function Quiz({ steps, title, className }: QuizProps) {
  const { answers, step, isRead, isLinked } = steps;
  const quiz = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<number | null>(null);
  const start = <StepStart step={isRead ? step : null} {...{ shownStep, quiz, heading }} />;
  const question = visibleQuestions(answers)[step];

  return (
    <div ref={quiz} className={`@container grid ${className}`}>
      {question && (
        <div className="flex flex-col @desktop:flex-row">
          {title && <QuizImage />}
          <Question {...{ question, steps, heading, title }} />
          {start}
        </div>
      )}
      {!question && isFinished(answers) && (
        <Suspense fallback={<RoutineLoading title={title} />}>
          <RoutineResult {...{ answers, isLinked, heading, title }} onRetake={steps.retake} />
          {start}
        </Suspense>
      )}
    </div>
  );
}

/** A placeholder for the routine while a visitor who finished the quiz before waits for its script. */
function RoutineLoading({ title }: { title: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-220 px-5 pt-6 sm:px-10 sm:pt-8">
      {title}
      <p role="status" className="mt-2">
        Loading products...
      </p>
    </div>
  );
}

/** Hair at the left edge of a desktop, a strip of other hair above the question on a phone. */
function QuizImage() {
  return (
    <div className="h-19 flex-none overflow-hidden sm:h-55 short:hidden @desktop:relative @desktop:h-auto @desktop:w-3/8">
      <Picture
        image={quizHair}
        portrait={homeHero}
        alt=""
        sizes={imageSizes({ base: "130vw", sm: "100vw", lg: "42vw" })}
        priority
        className="size-full object-cover object-[50%_80%] @desktop:absolute"
      />
    </div>
  );
}

type StepStartProps = {
  /** `null` until the stored answers are read. */
  step: number | null;
  shownStep: RefObject<number | null>;
  quiz: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
};

/**
 * Each step begins at its heading: scrolled to the top, and focused for screen readers. A component beside the step,
 * because the routine may still be loading when the step changes.
 */
function StepStart({ step, shownStep, quiz, heading }: StepStartProps) {
  useEffect(() => {
    const isChange = shownStep.current !== null && shownStep.current !== step;
    shownStep.current = step;
    if (!isChange) return;
    quiz.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [step, shownStep, quiz, heading]);
  return null;
}

export function QuizPage() {
  return (
    <Quiz
      steps={usePageSteps()}
      title={<h1 className="text-note font-medium text-muted">{quizCopy.title}</h1>}
      className="min-h-[calc(100svh-var(--header))]"
    />
  );
}
