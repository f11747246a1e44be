import { type ReactNode, type RefObject, useRef } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { Picture } from "~/blocks/picture";
import { useCatalogue } from "~/blocks/use-catalogue";
import { usePaymentToast } from "~/commerce/use-load-result";
import homeHero from "~/content/generated/pictures/home-hero";
import { quizQuestions } from "~/content/quiz/quiz";
import { Heading } from "~/ui/heading";
import { type FinishedAnswers, isChosen } from "./quiz-rules";
import { getRecommendations } from "./recommendations";
import { buildRoutine, getIntroduction, getRoutineTitle } from "./routine";
import { RetakeButton, RoutineSteps } from "./routine-steps";
import { RoutineView } from "./routine-view";

type RoutineResultProps = {
  answers: FinishedAnswers;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The page's heading. A dialog has its own above, and no room for pictures. */
  title: ReactNode;
  onRetake: () => void;
};

/** The heading, which has the focus, is rendered before the products are loaded. */
export function RoutineResult({ answers, heading, title, onRetake }: RoutineResultProps) {
  const recommendations = getRecommendations(answers);
  const state = useCatalogue("products-for-quiz", true);
  const isUnpaid = usePaymentToast(state);
  const top = useRef<HTMLDivElement>(null);

  const products = state.status === "ready" ? state.value : isUnpaid ? [] : null;
  const routine = products && buildRoutine(recommendations, products);
  const shown = routine ? routine.steps.map((step) => step.recommendation) : recommendations;
  const essential = shown.filter(({ priority }) => priority === "essential").length;
  return (
    <div className="relative min-w-0">
      {title && <RoutinePicture />}
      <div className="px-5 pt-6 sm:px-10 sm:pt-8 @desktop:px-bleed @desktop:pt-16">
        <div ref={top} className="@desktop:w-7/12">
          {title}
          <Heading ref={heading} tabIndex={-1} size="xl" className="mt-2 max-w-[10ch] outline-none">
            {getRoutineTitle(shown.length)}
          </Heading>
          <p className="mt-4 max-w-measure-sm text-lg">
            {getIntroduction(essential, shown.length - essential)}
          </p>
          <YourAnswers answers={answers} />
        </div>
        {state.status === "loading" && (
          <>
            <p role="status" className="sr-only">
              Loading products...
            </p>
            <RoutineSteps steps={recommendations.map(() => null)} />
          </>
        )}
        {state.status === "failed" && !isUnpaid && (
          <div className="mt-8 pb-section">
            <FailureNotice
              title="Your routine is ready, but its products could not be loaded."
              {...state}
            />
            <p className="mt-4 text-note text-muted">Your answers are kept.</p>
            <RetakeButton onRetake={onRetake} />
          </div>
        )}
        {routine && <RoutineView {...{ answers, routine, top, onRetake }} />}
      </div>
    </div>
  );
}

/** Beside the title of the routine, off the right edge; a strip above it on a phone. */
function RoutinePicture() {
  return (
    <div className={pictureClass}>
      <Picture
        picture={homeHero}
        alt=""
        sizes="(min-width: 68.75rem) 55vw, 130vw"
        className="size-full object-cover object-[50%_80%]"
      />
    </div>
  );
}

const pictureClass = [
  "h-28 overflow-hidden sm:h-55 @desktop:absolute @desktop:top-0 @desktop:right-0",
  "@desktop:h-100 @desktop:w-3/8",
].join(" ");

function YourAnswers({ answers }: { answers: FinishedAnswers }) {
  // 'None of these' means nothing without its question.
  const chosen = quizQuestions.flatMap(({ id, options, alone }) =>
    options.filter(({ value }) => value !== alone && isChosen(answers, id, value)),
  );
  return (
    <ul
      aria-label="Your answers"
      className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted"
    >
      {chosen.map(({ value, label }) => (
        <li key={value} className="not-last:after:ml-3 not-last:after:content-['/']">
          {label}
        </li>
      ))}
    </ul>
  );
}
