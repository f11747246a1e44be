import { FailureNotice } from "~/blocks/failure-notice";
import type { LoadFailure } from "~/commerce/load-result";
import { RetakeButton } from "./retake-button";

type RoutineFailureProps = { failure: LoadFailure; retry: () => void; onRetake: () => void };

export function RoutineFailure({ failure, retry, onRetake }: RoutineFailureProps) {
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
