import { useRef } from "react";
import { categoryOf } from "~/blocks/product-category";
import { supplementStatement } from "~/content/site";
import { addManyToCart } from "~/features/cart/add-many-to-cart";
import { Expectations } from "./expectations";
import { RoutinePicture } from "./quiz-picture";
import { buyableIn, type Routine } from "./routine";
import { RoutineBar } from "./routine-bar";
import { type RoutineFrame, RoutineHead } from "./routine-head";
import { RoutineStepRow } from "./routine-step-row";
import { RoutineSum } from "./routine-sum";
import { sumOfRoutine } from "./routine-total";
import { usePressOnce } from "./use-press-once";

type RoutineViewProps = RoutineFrame & { routine: Routine; onRetake: () => void };

export function RoutineView({ answers, heading, title, onRetake, routine }: RoutineViewProps) {
  const { steps, missing } = routine;
  const choices = buyableIn(routine);
  const addAll = usePressOnce(() => addManyToCart(choices));
  const sum = sumOfRoutine(choices, answers.budget);
  const top = useRef<HTMLDivElement>(null);
  const addAllButton = useRef<HTMLButtonElement>(null);
  const hasSupplement = steps.some(({ product }) => categoryOf(product.tags) === "nutraceuticals");

  return (
    <div className="routine">
      <RoutinePicture />
      <div className="routine-body">
        <div ref={top}>
          <RoutineHead {...{ answers, heading, title }} of={steps.map(priorityOf)} />
        </div>
        {missing.length > 0 && <MissingProducts names={missing} />}
        <div className="routine-columns">
          <ol className="routine-steps">
            {steps.map((step, index) => (
              <RoutineStepRow key={step.product.id} step={step} number={index + 1} />
            ))}
          </ol>
          <RoutineSum {...{ routine, sum, addAll, addAllButton, onRetake }} />
        </div>
        <Expectations timeline={answers.timeline} />
        {hasSupplement && <p className="routine-statement">* {supplementStatement}</p>}
      </div>
      {sum && <RoutineBar {...{ sum, addAll, top, addAllButton }} count={choices.length} />}
    </div>
  );
}

function priorityOf({ recommendation }: Routine["steps"][number]) {
  return recommendation.priority;
}

/** An essential product without which the routine is not what it should be. */
function MissingProducts({ names }: { names: readonly string[] }) {
  return (
    <p className="mt-6 max-w-xl border-t-2 border-clay bg-linen px-5 py-4 text-note">
      {names.join(" and ")} {names.length === 1 ? "is" : "are"} essential for what you told us, but
      the shop does not have {names.length === 1 ? "it" : "them"} at the moment. The rest works
      without {names.length === 1 ? "it" : "them"}.
    </p>
  );
}
