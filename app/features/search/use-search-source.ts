import { useEffect, useState } from "react";
import { openSearchSource, type SearchSource } from "./search-source";

type Reading =
  | { status: "loading" }
  | { status: "ready"; source: SearchSource }
  | { status: "failed"; error: unknown };

/** What can be searched, asked for when the search is first opened and again when it failed. */
export function useSearchSource(isOpen: boolean) {
  const [reading, setReading] = useState<Reading>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    openSearchSource().then(
      (source) => isCurrent && setReading({ status: "ready", source }),
      (error) => isCurrent && setReading({ status: "failed", error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, attempt]);

  function tryAgain() {
    setReading({ status: "loading" });
    setAttempt(attempt + 1);
  }

  return { ...reading, tryAgain };
}
