import { useState } from "react";
import { useFailure, useRetry } from "~/commerce/retry";
import { Button } from "~/ui/button";
import { useOnline } from "~/ui/use-online";
import { Loading } from "./loading";

type FailureNoticeProps = {
  title: string;
  /** Loads the part that failed; without it, the page, which then retries on its own too. */
  retry?: () => Promise<unknown>;
};

/** Shown in place of content that could not be loaded. */
export function FailureNotice({ title, retry }: FailureNoticeProps) {
  const retryPage = useRetry();
  const [isRetrying, pressed] = usePressedRetry(retry ?? (() => retryPage()));
  const keepsTrying = useFailure() !== "refused" && !retry;
  const isOnline = useOnline();
  if (isRetrying) return <Loading />;
  return (
    <div
      role="alert"
      className="max-w-measure-md border-t-2 border-accent bg-raised px-5 pt-4 pb-5"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-note">{getAdvice(isOnline, keepsTrying)}</p>
      <Button variant="secondary" size="small" className="mt-4 noscript:hidden" onClick={pressed}>
        Try Again
      </Button>
    </div>
  );
}

/** What to do about a failure. */
export function getAdvice(isOnline: boolean, keepsTrying: boolean): string {
  if (!isOnline) return "Check your connection and try again.";
  return keepsTrying
    ? "We’re still trying. You can also try again now."
    : "Please try again in a moment.";
}

/** The handler of a button that retries, and whether a retry that was requested is under way. */
export function usePressedRetry(retry: () => Promise<unknown>): [boolean, () => void] {
  const [isRetrying, setRetrying] = useState(false);
  async function press() {
    setRetrying(true);
    await retry();
    setRetrying(false);
  }
  return [isRetrying, press];
}
