import { lazy, Suspense, useRef } from "react";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import { RoutinePicture } from "./quiz-picture";
import { recommendationsFor } from "./recommendations";
import { routineOf } from "./routine";
import { RoutineFailure } from "./routine-failure";
import { type RoutineFrame, RoutineHead } from "./routine-head";
import { RoutineLoading } from "./routine-loading";
import { useQuizProducts } from "./use-quiz-products";

/** Loaded with the products; see {@link useQuizProducts}. */
const RoutineView = lazy(async () => ({ default: (await import("./routine-view")).RoutineView }));

type RoutineResultProps = RoutineFrame & { onRetake: () => void };

/**
 * The routine for her answers. Its heading, which has the focus, is there before the store has named
 * pictures and prices.
 */
export function RoutineResult({ onRetake, ...frame }: RoutineResultProps) {
  const { answers } = frame;
  const recommendations = recommendationsFor(answers);
  const reading = useQuizProducts();
  const isUnpaid = usePaymentToast(reading);
  const top = useRef<HTMLDivElement>(null);

  const products = reading.status === "ready" ? reading.value : isUnpaid ? [] : null;
  const routine = products && routineOf(recommendations, products);
  const shown = routine ? routine.steps.map((step) => step.recommendation) : recommendations;
  return (
    <div className="routine">
      <RoutinePicture />
      <div className="routine-body">
        <div ref={top}>
          <RoutineHead {...frame} of={shown.map(({ priority }) => priority)} />
        </div>
        {reading.status === "loading" && <RoutineLoading count={recommendations.length} />}
        {reading.status === "failed" && !isUnpaid && (
          <RoutineFailure reading={reading} onRetake={onRetake} />
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
