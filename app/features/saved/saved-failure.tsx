import { FailureNotice } from "~/blocks/failure-notice";

type SavedFailureProps = { error: unknown; onTryAgain: () => void };

export function SavedFailure({ error, onTryAgain }: SavedFailureProps) {
  return (
    <div className="cart-inset pt-5">
      <FailureNotice
        title="Prices could not be loaded. Your list is kept."
        error={error}
        onTryAgain={onTryAgain}
      />
    </div>
  );
}
