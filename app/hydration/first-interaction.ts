import { afterPaint } from "~/ui/scheduling";

const eventTypes = ["scroll", "pointermove", "pointerdown", "keydown", "focusin", "click"] as const;

/** After this time without interaction the visitor is assumed to be reading. */
const idleMs = 5_000;

let interaction: Promise<void> | null = null;

/** Resolves at the visitor's first interaction, or after a while without one. */
export function firstInteraction(): Promise<void> {
  interaction ??= waitForInteraction();
  return interaction;
}

function waitForInteraction(): Promise<void> {
  const hasInteracted = scrollY > 0 || document.querySelector("[data-pressed]") !== null;
  if (hasInteracted) return Promise.resolve();
  return new Promise((resolve) => {
    const interacted = new AbortController();
    const settle = () => {
      interacted.abort();
      resolve(afterPaint());
    };
    for (const type of eventTypes)
      addEventListener(type, settle, { capture: true, passive: true, signal: interacted.signal });
    setTimeout(settle, idleMs);
  });
}
