import { useEffect, useState } from "react";
import type { Product } from "~/commerce/model";
import type { Reading } from "~/commerce/use-answer";

type Outcome = { attempt: number } & ({ value: Product[] } | { error: unknown });

/** The products that a routine is made of. Asked by the browser alone, when a routine is to be shown. */
export function useQuizProducts(): Reading<Product[]> {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Outcome) => isCurrent && setOutcome(next);
    askForQuizProducts().then(
      (value) => settle({ attempt, value }),
      (error) => settle({ attempt, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (!outcome || outcome.attempt !== attempt) return { status: "loading" };
  if ("value" in outcome) return { status: "ready", value: outcome.value };
  const tryAgain = () => setAttempt(attempt + 1);
  return { status: "failed", error: outcome.error, tryAgain };
}

/**
 * Called a question early as well, so that the routine is there when she asks for it, with the part
 * that shows it: a page of questions does not carry it.
 */
export async function askForQuizProducts(): Promise<Product[]> {
  const [{ askInBrowser, quizProductsQuery }] = await Promise.all([
    import("~/commerce/browser-queries"),
    import("./routine-view"),
  ]);
  const answer = askInBrowser(quizProductsQuery);
  if (answer.state === "known") return answer.value;
  if (answer.state === "asked") return answer.promise;
  return [];
}
