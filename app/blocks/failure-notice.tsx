import type { LoadFailure } from "~/commerce/load-result";
import { Button } from "~/ui/button";

type FailureNoticeProps = { title: string; failure: LoadFailure; retry: () => void };

/** Shown in place of content that could not be loaded. */
export function FailureNotice({ title, failure, retry }: FailureNoticeProps) {
  return (
    <div
      role="alert"
      className="max-w-measure-md border-t-2 border-accent bg-raised px-5 pt-4 pb-5"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-note">
        {failure.kind === "offline"
          ? "Check your connection and try again."
          : "Please try again in a moment."}
      </p>
      <Button variant="secondary" size="small" className="mt-4" onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}
