import { useEffect, useState } from "react";
import type { Answer } from "~/commerce/answer";
import { queryKeys } from "~/commerce/query-keys";
import { seedQuery } from "~/commerce/seeds";
import type { Reading } from "~/commerce/use-answer";
import { holidayBundles } from "~/content/holiday-bundles";
import { askForBundles } from "./ask-for-bundles";
import type { BundleProducts } from "./bundle-stock";

type Outcome = { attempt: number } & ({ value: BundleProducts } | { error: unknown });

/**
 * What the store has of the bundles. What the server could not get is asked for from here, not by
 * the route: a late part that is given new props loses what the server rendered.
 */
export function useBundles(first: Answer<BundleProducts>): Reading<BundleProducts> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isKnown = attempt === 0 && (first.state === "rendered" || first.state === "known");

  useEffect(() => {
    if (first.state === "rendered") seedProducts(first.value);
    if (isKnown) return;
    let isCurrent = true;
    const settle = (next: Outcome) => isCurrent && setOutcome(next);
    const asked = attempt === 0 && first.state === "asked" ? first.promise : askAgain();
    asked.then(
      (value) => settle({ attempt, value }),
      (error) => settle({ attempt, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [first, isKnown, attempt]);

  if (isKnown) return { status: "ready", value: first.value };
  if (!outcome || outcome.attempt !== attempt) return { status: "loading" };
  if ("value" in outcome) return { status: "ready", value: outcome.value };
  const tryAgain = () => setAttempt(attempt + 1);
  return { status: "failed", error: outcome.error, tryAgain };
}

/** Each product under its own key, so that its page knows it. */
function seedProducts(products: BundleProducts): void {
  for (const [index, { handle }] of holidayBundles.entries()) {
    const product = products[index];
    if (product) seedQuery(queryKeys.product(handle), product);
  }
}

async function askAgain(): Promise<BundleProducts> {
  const answer = await askForBundles();
  if (answer.state === "asked") return answer.promise;
  return answer.state === "known" ? answer.value : [];
}
