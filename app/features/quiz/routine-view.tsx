import { type RefObject, useRef } from "react";
import { categoryOf } from "~/blocks/product-category";
import { supplementStatement } from "~/content/site";
import { addManyToCart } from "~/features/cart/add-many-to-cart";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { Expectations } from "./expectations";
import type { FinishedAnswers } from "./quiz-rules";
import { RetakeButton } from "./retake-button";
import { buyableIn, type Routine } from "./routine";
import { RoutineBar } from "./routine-bar";
import { RoutineStepRow } from "./routine-step-row";
import { RoutineSum } from "./routine-sum";
import { sumOfRoutine } from "./routine-total";
import { usePressOnce } from "./use-press-once";

type RoutineViewProps = {
  answers: FinishedAnswers;
  routine: Routine;
  /** What stands above the routine; while it is in sight the phone's bar stays away. */
  top: RefObject<Element | null>;
  onRetake: () => void;
};

export function RoutineView({ answers, routine, top, onRetake }: RoutineViewProps) {
  const { steps, missing } = routine;
  const choices = buyableIn(routine);
  const addAll = usePressOnce(() => addManyToCart(choices));
  const sum = sumOfRoutine(routine, answers.budget);
  const addAllButton = useRef<HTMLButtonElement>(null);
  const hasSupplement = steps.some(({ product }) => categoryOf(product.tags) === "nutraceuticals");

  return (
    <>
      {missing.length > 0 && <MissingProducts names={missing} />}
      {steps.length > 0 ? (
        <div className="routine-columns">
          <ol className="routine-steps">
            {steps.map((step, index) => (
              <RoutineStepRow key={step.product.id} step={step} number={index + 1} />
            ))}
          </ol>
          <RoutineSum {...{ routine, sum, addAll, addAllButton, onRetake }} />
        </div>
      ) : (
        <NothingToShow onRetake={onRetake} />
      )}
      <Expectations timeline={answers.timeline} />
      {hasSupplement && <p className="routine-statement">* {supplementStatement}</p>}
      {sum && <RoutineBar {...{ sum, addAll, top, addAllButton }} count={choices.length} />}
    </>
  );
}

function NothingToShow({ onRetake }: { onRetake: () => void }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Link to="/shop" className={buttonClass("secondary")}>
        Shop all products
      </Link>
      <RetakeButton onRetake={onRetake} />
    </p>
  );
}

/** An essential product without which the routine is not what it should be. */
function MissingProducts({ names }: { names: readonly string[] }) {
  return (
    <p className="mt-6 max-w-xl border-t-2 border-accent bg-raised px-5 py-4 text-note">
      {names.join(" and ")} {names.length === 1 ? "is" : "are"} essential for what you told us, but
      the shop does not have {names.length === 1 ? "it" : "them"} at the moment. The rest works
      without {names.length === 1 ? "it" : "them"}.
    </p>
  );
}
