import type { RefObject } from "react";
import { quizWords } from "~/content/quiz";
import { formatPrice, formatPriceWithCode } from "~/lib/money";
import { Button } from "~/ui/button";
import { RetakeButton } from "./retake-button";
import { buyableIn, type Routine } from "./routine";
import type { RoutineSums } from "./routine-total";
import { addAllText, capitalized, numberWord } from "./routine-words";
import type { usePressOnce } from "./use-press-once";

type RoutineSumProps = {
  routine: Routine;
  sum: RoutineSums | null;
  addAll: ReturnType<typeof usePressOnce>;
  addAllButton: RefObject<HTMLButtonElement | null>;
  onRetake: () => void;
};

/** Every price, shipping, and the total; what cannot be bought stands there without a price. */
export function RoutineSum({ routine, sum, addAll, addAllButton, onRetake }: RoutineSumProps) {
  const { steps } = routine;
  const count = buyableIn(routine).length;
  return (
    <aside aria-labelledby="routine-sum" data-tone="raised" className="routine-sum">
      <h3 id="routine-sum" className="display">
        {capitalized(numberWord(steps.length))} product{steps.length === 1 ? "" : "s"}
      </h3>
      <dl className="tabular">
        {steps.map(({ product, variant }) => (
          <div key={product.id}>
            <dt>{product.title}</dt>
            <dd>{variant ? formatPrice(variant.price) : "Out of Stock"}</dd>
          </div>
        ))}
        {sum && (
          <>
            <div>
              <dt>Shipping</dt>
              <dd>{sum.shipping}</dd>
            </div>
            <div className="routine-total">
              <dt>Total</dt>
              <dd>{formatPriceWithCode(sum.total)}</dd>
            </div>
          </>
        )}
      </dl>
      {sum?.fit && <p className="text-sm">{sum.fit}</p>}
      {count > 0 && (
        <Button
          ref={addAllButton}
          size="large"
          aria-disabled={addAll.isResting || undefined}
          onClick={addAll.press}
          className="mt-4 w-full"
        >
          {addAll.isResting ? "Added" : addAllText(count)}
        </Button>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <RetakeButton onRetake={onRetake} />
        <p className="text-sm">{quizWords.privacy}</p>
      </div>
    </aside>
  );
}
