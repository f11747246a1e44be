import { lazy, Suspense, useRef } from "react";
import { useCatalogue } from "~/blocks/use-catalogue";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import { RoutinePicture } from "./quiz-picture";
import { recommendationsFor } from "./recommendations";
import { routineOf } from "./routine";
import { RoutineFailure } from "./routine-failure";
import { type RoutineFrame, RoutineHead } from "./routine-head";
import { RoutineLoading } from "./routine-loading";

/** Loaded while the last question is answered. */
const RoutineView = lazy(async () => ({ default: (await import("./routine-view")).RoutineView }));

type RoutineResultProps = RoutineFrame & { onRetake: () => void };

/**
 * The routine for her answers. Its heading, which has the focus, is there before the store has named
 * pictures and prices.
 */
export function RoutineResult({ onRetake, ...frame }: RoutineResultProps) {
  const { answers } = frame;
  const recommendations = recommendationsFor(answers);
  const state = useCatalogue("products-for-quiz", true);
  const isUnpaid = usePaymentToast(state);
  const top = useRef<HTMLDivElement>(null);

  const products = state.status === "ready" ? state.value : isUnpaid ? [] : null;
  const routine = products && routineOf(recommendations, products);
  const shown = routine ? routine.steps.map((step) => step.recommendation) : recommendations;
  return (
    <div className="routine">
      <RoutinePicture />
      <div className="routine-body">
        <div ref={top}>
          <RoutineHead {...frame} of={shown.map(({ priority }) => priority)} />
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
