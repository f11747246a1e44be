import { FailureNotice } from "~/blocks/failure-notice";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import { CommerceError } from "~/commerce/errors";
import { RoutinePicture } from "./quiz-picture";
import { recommendationsFor } from "./recommendations";
import { RetakeButton } from "./retake-button";
import { routineOf } from "./routine";
import { type RoutineFrame, RoutineHead } from "./routine-head";
import { RoutineLoading } from "./routine-loading";
import { RoutineView } from "./routine-view";
import { useQuizProducts } from "./use-quiz-products";

type RoutineResultProps = RoutineFrame & { onRetake: () => void };

/** The routine for her answers, once the store has named pictures and prices. */
export function RoutineResult(props: RoutineResultProps) {
  const { answers, onRetake } = props;
  const recommendations = recommendationsFor(answers);
  const reading = useQuizProducts();
  const isUnpaid = usePaymentToast(reading);

  if (reading.status === "ready" || isUnpaid) {
    const products = reading.status === "ready" ? reading.value : [];
    return <RoutineView {...props} routine={routineOf(recommendations, products)} />;
  }
  return (
    <div className="routine">
      <RoutinePicture />
      <div className="routine-body">
        <RoutineHead {...props} of={recommendations.map(({ priority }) => priority)} />
        {reading.status === "loading" && <RoutineLoading count={recommendations.length} />}
        {reading.status === "failed" && (
          <div className="mt-8 pb-(--section)">
            <FailureNotice
              title="Your routine is ready, but its products could not be loaded."
              error={reading.error instanceof CommerceError ? reading.error : null}
              onTryAgain={reading.tryAgain}
            />
            <p className="mt-4 text-note text-stone">Your answers are kept.</p>
            <RetakeButton onRetake={onRetake} />
          </div>
        )}
      </div>
    </div>
  );
}
