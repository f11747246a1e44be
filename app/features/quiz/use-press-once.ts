import { type MouseEvent, useEffect, useState } from "react";

/** Milliseconds in which a second press belongs to the first: a double tap, or an impatient one. */
const restMs = 800;

/** A button's props, by which its press counts once, and whether it has just counted. */
export function usePressOnce(action: () => void) {
  const [isResting, setResting] = useState(false);

  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), restMs);
    return () => clearTimeout(timer);
  }, [isResting]);

  return {
    isResting,
    button: {
      "aria-disabled": isResting || undefined,
      onClick(event: MouseEvent) {
        if (isResting || event.detail > 1) return;
        setResting(true);
        action();
      },
    },
  };
}
