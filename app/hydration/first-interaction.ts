import { afterPaint } from "~/ui/after-paint";

const signs = ["scroll", "pointermove", "pointerdown", "keydown", "focusin", "click"] as const;

/** Milliseconds after which a visitor without interaction is taken to be reading. */
const idleMs = 5_000;

let interaction: Promise<void> | null = null;

/** Resolves at the visitor's first interaction, or after a while without one; at once on the server. */
export function firstInteraction(): Promise<void> {
  if (typeof document === "undefined") return Promise.resolve();
  interaction ??= firstSign();
  return interaction;
}

function firstSign(): Promise<void> {
  const hasBegun = scrollY > 0 || document.querySelector("[data-pressed]") !== null;
  if (hasBegun) return Promise.resolve();
  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = () => {
      settled.abort();
      resolve(afterPaint());
    };
    for (const sign of signs)
      addEventListener(sign, settle, { capture: true, passive: true, signal: settled.signal });
    setTimeout(settle, idleMs);
  });
}
