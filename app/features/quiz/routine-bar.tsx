import { type RefObject, useEffect, useState } from "react";
import { formatPriceWithCode } from "~/lib/money";
import { counted } from "~/lib/text";
import { Button } from "~/ui/button";
import type { RoutineSums } from "./routine-total";
import { addAllText } from "./routine-words";
import type { usePressOnce } from "./use-press-once";

type RoutineBarProps = {
  sum: RoutineSums;
  count: number;
  addAll: ReturnType<typeof usePressOnce>;
  top: RefObject<Element | null>;
  addAllButton: RefObject<Element | null>;
};

/**
 * Sum and button at the foot of a phone. It comes when she has left the top, where a double tap on
 * 'See My Results' would hit it, and goes while the button in the page is in sight.
 */
export function RoutineBar({ sum, count, addAll, top, addAllButton }: RoutineBarProps) {
  const isAtTop = useIsInSight(top, true);
  const isButtonInSight = useIsInSight(addAllButton, false);
  const isHidden = isAtTop || isButtonInSight;
  return (
    <section aria-label="Whole routine" className={`routine-bar ${isHidden ? "invisible" : ""}`}>
      <p className="tabular">
        <span className="block text-[1.0625rem]/[1.25] font-semibold">
          {formatPriceWithCode(sum.total)}
        </span>
        <span className="block text-tag leading-5 text-muted">{counted(count, "product")}</span>
      </p>
      <Button
        aria-disabled={addAll.isResting || undefined}
        onClick={addAll.press}
        className="flex-1 max-[22rem]:px-3"
      >
        {addAll.isResting ? "Added" : addAllText(count)}
      </Button>
    </section>
  );
}

function useIsInSight(element: RefObject<Element | null>, atFirst: boolean): boolean {
  const [isInSight, setInSight] = useState(atFirst);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setInSight(entry?.isIntersecting === true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
