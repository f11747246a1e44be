import { Button } from "~/ui/button";

type FailureNoticeProps = {
  /** What happened, in the shop's words. */
  title: string;
  error: unknown;
  onTryAgain: () => void;
};

/** Says at the place of the failure what happened and what to do (specification, section 8). */
export function FailureNotice({ title, error, onTryAgain }: FailureNoticeProps) {
  return (
    <div role="alert" className="max-w-xl border-t-2 border-clay bg-linen px-5 pt-4 pb-5">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-note break-words">{messageOf(error)}</p>
      <Button look="secondary" size="small" className="mt-4" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "The store did not answer.";
}
