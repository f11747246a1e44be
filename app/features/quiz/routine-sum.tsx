import type { ReactNode, RefObject } from "react";
import { quizCopy } from "~/content/quiz/quiz-copy";
import { formatPrice, formatPriceWithCode } from "~/lib/money";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import {
  capitalized,
  getAddAllLabel,
  getBuyable,
  numberWord,
  type Routine,
  type RoutineSums,
} from "./routine";
import { RetakeButton } from "./routine-layout";
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
  const count = getBuyable(routine).length;
  return (
    <aside aria-labelledby="routine-sum" data-tone="raised" className={sumClass}>
      <Heading level={3} size="sm" id="routine-sum">
        {capitalized(numberWord(steps.length))} product{steps.length === 1 ? "" : "s"}
      </Heading>
      <dl className="tabular mt-4">
        {steps.map(({ product, variant }) => (
          <SumRow key={product.id} term={product.title}>
            {variant ? formatPrice(variant.price) : "Out of Stock"}
          </SumRow>
        ))}
        {sum && (
          <>
            <SumRow term="Shipping">{sum.shipping}</SumRow>
            <div className="flex flex-wrap items-baseline gap-x-4 border-t border-ink py-3 font-semibold">
              <dt>Total</dt>
              <dd className="ml-auto text-2xl font-medium">{formatPriceWithCode(sum.total)}</dd>
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
          {addAll.isResting ? "Added" : getAddAllLabel(count)}
        </Button>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <RetakeButton onRetake={onRetake} />
        <p className="text-sm">{quizCopy.privacy}</p>
      </div>
    </aside>
  );
}

const sumClass = [
  "rounded-picture px-5 pt-6 pb-4 sm:px-8",
  "@desktop:sticky @desktop:top-[calc(var(--header)+24px)] @desktop:col-span-4 @desktop:self-start",
].join(" ");

function SumRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-line py-3">
      <dt>{term}</dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  );
}
