import { type ReactNode, type RefObject, useRef } from "react";
import { type FinishedAnswers, quizQuestions } from "#brand/content/quiz/quiz.ts";
import { quizCopy } from "#brand/content/quiz/quiz-copy.ts";
import { timelineTexts } from "#brand/content/quiz/quiz-routine.ts";
import homeHero from "#brand/generated/images/home-hero.ts";
import { FailureNotice } from "~/blocks/failure-notice";
import { Picture } from "~/blocks/picture";
import { imageSizes } from "~/lib/breakpoints";
import { useCatalog } from "~/product/use-catalog";
import { FilmStrip } from "~/ui/film-strip";
import { Heading } from "~/ui/heading";
import { KeepRoutine } from "./keep-routine";
import { findNearest, NoMatch } from "./no-match";
import { getRecommendations } from "./recommendations";
import { RetakeButton } from "./retake-button";
import { buildRoutine, getRoutineTitle } from "./routine";
import { RoutineSteps } from "./routine-steps";
import { RoutineView } from "./routine-view";
import { WithoutAvoided } from "./without-avoided";

type RoutineResultProps = {
  answers: FinishedAnswers;
  /** Whether the answers are those of a link. They are not stored. */
  isLinked: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The page's heading. A dialog has its own above, and no room for images. */
  title: ReactNode;
  onRetake: () => void;
};

/** The heading, which has the focus, is rendered before the products are loaded. */
export function RoutineResult(props: RoutineResultProps) {
  const { answers, isLinked, heading, title, onRetake } = props;
  const recommendations = getRecommendations(answers);
  const { items, failure, retry } = useCatalog("products-for-quiz", true);
  const top = useRef<HTMLDivElement>(null);

  const products = failure === "unpaid" ? [] : items;
  const routine = products && buildRoutine(recommendations, products);
  const isUnmatched = routine?.steps.length === 0 && products !== null && products.length > 0;
  const nearest = isUnmatched ? findNearest(recommendations, products) : null;
  const { noMatch } = quizCopy;
  const steps = routine?.steps ?? recommendations;
  const introduction =
    steps.length === 0
      ? quizCopy.soldOut
      : `${quizCopy.introduction} ${timelineTexts[answers.timeline]}`;
  return (
    <div className="min-w-0">
      {title && <RoutineImage />}
      <div className="mx-auto max-w-220 px-5 pt-6 sm:px-10 sm:pt-8">
        <div ref={top}>
          {title}
          <ConcernPicture concern={answers.concern} />
          <Heading ref={heading} tabIndex={-1} size="xl" className="mt-2 outline-none">
            {isUnmatched ? noMatch.title : getRoutineTitle(steps.length)}
          </Heading>
          <p className="mt-4 max-w-measure-md text-lg">
            {isUnmatched
              ? `${noMatch.text}${nearest ? ` ${noMatch.nearest} ${nearest.category.label}.` : ""}`
              : introduction}
          </p>
        </div>
        {!products && !failure && (
          <>
            <p role="status" className="sr-only">
              Loading products...
            </p>
            <RoutineSteps steps={recommendations.map(() => null)} />
          </>
        )}
        {!products && failure && (
          <div className="mt-8 pb-section">
            <FailureNotice
              title="Your routine is ready, but we couldn’t load its products."
              retry={retry}
            />
            {!isLinked && <p className="mt-4 text-note text-muted">Your answers are saved.</p>}
            <RetakeButton onRetake={onRetake} />
            <KeepRoutine answers={answers} />
          </div>
        )}
        {isUnmatched && <NoMatch nearest={nearest} onRetake={onRetake} />}
        {routine && !isUnmatched && (
          <>
            <RoutineView {...{ answers, routine, top, onRetake }} />
            <WithoutAvoided steps={routine.steps} products={products} />
          </>
        )}
      </div>
    </div>
  );
}

/** What the routine is for, as the question showed it. */
function ConcernPicture({ concern }: Pick<FinishedAnswers, "concern">) {
  const question = quizQuestions.find(({ id }) => id === "concern");
  const frame = question?.options.findIndex(({ value }) => value === concern) ?? -1;
  const option = question?.options[frame];
  return (
    question?.pictures &&
    option && (
      <FilmStrip
        strip={question.pictures}
        frame={frame}
        alt={option.label}
        className="float-right mt-2 ml-4 size-16 rounded-picture sm:size-20"
      />
    )
  );
}

function RoutineImage() {
  return (
    <div className="h-28 overflow-hidden sm:h-55">
      <Picture
        image={homeHero}
        alt=""
        sizes={imageSizes({ base: "130vw", lg: "100vw" })}
        className="size-full object-cover object-[50%_80%]"
      />
    </div>
  );
}
