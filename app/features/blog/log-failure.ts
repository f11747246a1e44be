import { useEffect } from "react";
import type { LoadFailure } from "~/commerce/errors";

/** Reports in the console why something could not be loaded. */
export function useFailureLog(noun: "article" | "blog posts", failure: LoadFailure | null): void {
  useEffect(() => {
    if (failure) console.error(`Error loading ${noun}`, failure.message);
  }, [noun, failure]);
}
