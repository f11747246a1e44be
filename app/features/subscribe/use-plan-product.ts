import { useEffect, useState } from "react";
import type { Product } from "~/commerce/model";
import type { Reading } from "~/commerce/use-answer";

type Outcome = { asked: string } & ({ value: Product | null } | { error: unknown });

/** The store's product of a plan, asked for when the plan is looked at; null when it has none. */
export function usePlanProduct(handle: string): Reading<Product | null> {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = `${handle} ${attempt}`;

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Outcome) => isCurrent && setOutcome(next);
    askFor(handle).then(
      (value) => settle({ asked, value }),
      (error) => settle({ asked, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [handle, asked]);

  if (!outcome || outcome.asked !== asked) return { status: "loading" };
  if ("value" in outcome) return { status: "ready", value: outcome.value };
  const tryAgain = () => setAttempt(attempt + 1);
  return { status: "failed", error: outcome.error, tryAgain };
}

async function askFor(handle: string): Promise<Product | null> {
  const { askInBrowser, productQuery } = await import("~/commerce/browser-queries");
  const answer = askInBrowser(productQuery(handle));
  if (answer.state === "known") return answer.value;
  return answer.state === "asked" ? answer.promise : null;
}
