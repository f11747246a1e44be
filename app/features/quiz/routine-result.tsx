import { lazy, type ReactNode, type RefObject, Suspense, useRef } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { Picture } from "~/blocks/picture";
import { useCatalogue } from "~/blocks/use-catalogue";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadFailure } from "~/commerce/load-result";
import homeHero from "~/content/generated/pictures/home-hero";
import { quizQuestions } from "~/content/quiz/quiz";
import { Heading } from "~/ui/heading";
import { type FinishedAnswers, isChosen } from "./quiz-rules";
import { getRecommendations, type Priority } from "./recommendations";
import { RetakeButton } from "./retake-button";
import { buildRoutine } from "./routine";
import { RoutineLayout, StepLayout } from "./routine-layout";
import { getPrioritySentence, getRoutineTitle } from "./routine-text";

/** Loaded while the last question is answered. */
const RoutineView = lazy(async () => ({ default: (await import("./routine-view")).RoutineView }));

type RoutineResultProps = {
  answers: FinishedAnswers;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The page's heading. A dialog has its own above, and no room for pictures. */
  title: ReactNode;
  onRetake: () => void;
};

/**
 * The routine for the visitor's answers. Its heading, which has the focus, is there before the store
 * has named pictures and prices.
 */
export function RoutineResult({ answers, heading, title, onRetake }: RoutineResultProps) {
  const recommendations = getRecommendations(answers);
  const state = useCatalogue("products-for-quiz", true);
  const isUnpaid = usePaymentToast(state);
  const top = useRef<HTMLDivElement>(null);

  const products = state.status === "ready" ? state.value : isUnpaid ? [] : null;
  const routine = products && buildRoutine(recommendations, products);
  const shown = routine ? routine.steps.map((step) => step.recommendation) : recommendations;
  return (
    <div className="relative min-w-0">
      {title && <RoutinePicture />}
      <div className="px-5 pt-6 sm:px-10 sm:pt-10 @desktop:page-width @desktop:px-0 @desktop:pt-16">
        <div ref={top} className="@desktop:max-w-3/5">
          {title}
          <Heading
            ref={heading}
            tabIndex={-1}
            className="mt-2.5 max-w-[10ch] outline-none @desktop:mt-4 @desktop:text-display-xl"
          >
            {shown.length > 0 ? getRoutineTitle(shown.length) : "Your routine is out of stock"}
          </Heading>
          <p className="mt-4 max-w-measure-sm text-lg @desktop:mt-6">
            {getIntroduction(shown.map(({ priority }) => priority))}
          </p>
          <YourAnswers answers={answers} />
        </div>
        {state.status === "loading" && <RoutineLoading count={recommendations.length} />}
        {state.status === "failed" && !isUnpaid && (
          <RoutineFailure {...state} onRetake={onRetake} />
        )}
        {routine && (
          <Suspense fallback={<RoutineLoading count={recommendations.length} />}>
            <RoutineView {...{ answers, routine, top, onRetake }} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function getIntroduction(priorities: readonly Priority[]): string {
  if (priorities.length === 0)
    return "The shop has none of its products at the moment. Please look in again later.";
  const essential = priorities.filter((priority) => priority === "essential").length;
  return getPrioritySentence(essential, priorities.length - essential);
}

/** Beside the title of the routine, off the right edge; a strip above it on a phone. */
function RoutinePicture() {
  return (
    <div className={pictureClass}>
      <Picture
        picture={homeHero}
        alt=""
        sizes="(min-width: 68.75rem) 55vw, 130vw"
        className="size-full object-cover object-[50%_80%] @desktop:object-[72%_50%]"
      />
    </div>
  );
}

const pictureClass = [
  "h-30 overflow-hidden sm:h-55 @desktop:absolute @desktop:top-0 @desktop:right-0",
  "@desktop:h-108 @desktop:w-1/3 @desktop:rounded-bl-picture",
].join(" ");

function YourAnswers({ answers }: { answers: FinishedAnswers }) {
  // 'None of these' says nothing without its question.
  const chosen = quizQuestions.flatMap(({ id, options, alone }) =>
    options.filter(({ value }) => value !== alone && isChosen(answers, id, value)),
  );
  return (
    <ul
      aria-label="Your answers"
      className="mt-5 flex flex-wrap items-center gap-y-1 text-note text-muted"
    >
      {chosen.map(({ value, label }) => (
        <li
          key={value}
          className="inline-flex items-center not-last:after:mx-2.5 not-last:after:size-1 not-last:after:rounded-full not-last:after:bg-decoration"
        >
          {label}
        </li>
      ))}
    </ul>
  );
}

type RoutineFailureProps = { failure: LoadFailure; retry: () => void; onRetake: () => void };

function RoutineFailure({ failure, retry, onRetake }: RoutineFailureProps) {
  return (
    <div className="mt-8 pb-section">
      <FailureNotice
        title="Your routine is ready, but its products could not be loaded."
        failure={failure}
        retry={retry}
      />
      <p className="mt-4 text-note text-muted">Your answers are kept.</p>
      <RetakeButton onRetake={onRetake} />
    </div>
  );
}

/** Skeleton of the final sizes. */
function RoutineLoading({ count }: { count: number }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading products...
      </p>
      <RoutineLayout
        isPlaceholder
        steps={Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <StepLayout
            key={number}
            number={number}
            name={
              <>
                <div className="h-8 w-3/5 rounded-control bg-raised" />
                <div className="mt-2 h-5 w-2/5 rounded-control bg-raised" />
              </>
            }
            reason={<div className="h-12 rounded-control bg-raised" />}
          />
        ))}
      />
    </>
  );
}
