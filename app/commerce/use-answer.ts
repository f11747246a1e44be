import type { QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "./answer";
import { seedQuery } from "./seeds";

export type Failure = { status: "failed"; error: unknown; tryAgain: () => void };

export type Reading<T> = { status: "loading" } | { status: "ready"; value: T } | Failure;

type Outcome<T> = { of: Promise<T>; value: T } | { of: Promise<T>; error: unknown };

/**
 * Reads an answer for display. What the server rendered starts the browser's cache under `key`, if it
 * is all of it; what the server could not get is asked for again from the browser.
 */
export function useAnswer<T>(answer: Answer<T>, key: QueryKey | null): Reading<T> {
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const promise = answer.state === "asked" ? answer.promise : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new list at every render
  useEffect(() => {
    if (answer.state === "rendered" && key) seedQuery(key, answer.value);
    if (answer.state === "missing") revalidate();
  }, [answer]);

  useEffect(() => {
    let current = true;
    const settle = (next: Outcome<T>) => current && setOutcome(next);
    promise?.then(
      (value) => settle({ of: promise, value }),
      (error) => settle({ of: promise, error }),
    );
    return () => {
      current = false;
    };
  }, [promise]);

  if (answer.state === "rendered" || answer.state === "known") {
    return { status: "ready", value: answer.value };
  }
  if (!outcome || outcome.of !== promise) return { status: "loading" };
  if ("error" in outcome) return { status: "failed", error: outcome.error, tryAgain: revalidate };
  return { status: "ready", value: outcome.value };
}
