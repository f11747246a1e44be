import type { RefObject } from "react";
import { BuyBar, buyBarButtonClass } from "~/blocks/buy-bar";
import { counted } from "~/lib/text";
import { Button } from "~/ui/button";
import { useIsInView } from "~/ui/use-is-in-view";
import { getAddAllLabel } from "./routine-text";
import type { RoutineSums } from "./routine-total";
import type { usePressOnce } from "./use-press-once";

type RoutineBarProps = {
  sum: RoutineSums;
  count: number;
  addAll: ReturnType<typeof usePressOnce>;
  top: RefObject<Element | null>;
  addAllButton: RefObject<Element | null>;
};

/**
 * Hidden at the top, where the second tap of a double tap on 'See My Results' would hit it, and while
 * the button in the page is in view.
 */
export function RoutineBar({ sum, count, addAll, top, addAllButton }: RoutineBarProps) {
  const isAtTop = useIsInView(top, true);
  const isButtonInView = useIsInView(addAllButton);
  return (
    <BuyBar
      label="Whole routine"
      price={sum.total}
      note={counted(count, "product")}
      isHidden={isAtTop || isButtonInView}
      className="-mx-5 px-5 sm:-mx-10 sm:px-10 @desktop:hidden"
    >
      <Button
        aria-disabled={addAll.isResting || undefined}
        onClick={addAll.press}
        className={buyBarButtonClass}
      >
        {addAll.isResting ? "Added" : getAddAllLabel(count)}
      </Button>
    </BuyBar>
  );
}
