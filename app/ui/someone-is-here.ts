import { afterPaint } from "./after-paint";

/** What a visitor's hand, eye or aid does first. */
const signs = ["scroll", "pointermove", "pointerdown", "keydown", "focusin", "click"] as const;

/** Milliseconds after which a silent visitor is taken to be reading. */
const patienceMs = 5_000;

let arrival: Promise<void> | null = null;

/** Fulfilled at the first sign of a visitor, or after a while without one; at once on the server. */
export function someoneIsHere(): Promise<void> {
  if (typeof document === "undefined") return Promise.resolve();
  arrival ??= firstSign();
  return arrival;
}

function firstSign(): Promise<void> {
  if (scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = new AbortController();
    const settle = () => {
      seen.abort();
      resolve(afterPaint());
    };
    for (const sign of signs) {
      addEventListener(sign, settle, { capture: true, passive: true, signal: seen.signal });
    }
    setTimeout(settle, patienceMs);
  });
}
