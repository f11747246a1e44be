import { FailureNotice } from "~/blocks/failure-notice";
import { CommerceError } from "~/commerce/errors";
import type { Reading } from "~/commerce/use-answer";
import { RetakeButton } from "./retake-button";

type RoutineFailureProps = {
  reading: Extract<Reading<unknown>, { status: "failed" }>;
  onRetake: () => void;
};

export function RoutineFailure({ reading, onRetake }: RoutineFailureProps) {
  const { error, tryAgain } = reading;
  return (
    <div className="mt-8 pb-(--section)">
      <FailureNotice
        title="Your routine is ready, but its products could not be loaded."
        // What a browser says of a file that it could not fetch is of no use to her.
        error={error instanceof CommerceError ? error : null}
        onTryAgain={tryAgain}
      />
      <p className="mt-4 text-note text-stone">Your answers are kept.</p>
      <RetakeButton onRetake={onRetake} />
    </div>
  );
}
