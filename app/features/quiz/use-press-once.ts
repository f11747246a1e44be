import { type MouseEvent, useState } from "react";

/** Milliseconds in which a second press is ignored. */
const restMs = 800;

/** The props of a button whose press counts once; then it reads "Added" for a moment. */
export function usePressOnce(label: string, action: () => void) {
  const [isResting, setResting] = useState(false);

  return {
    children: isResting ? "Added" : label,
    "aria-disabled": isResting || undefined,
    onClick(event: MouseEvent) {
      if (isResting || event.detail > 1) return;
      setResting(true);
      setTimeout(() => setResting(false), restMs);
      action();
    },
  };
}
