import { purchaseCopy } from "~/content/product/purchase-copy";
import type { Money } from "~/lib/money";
import { PurchaseOption } from "~/product/purchase-option";
import type { RoutineSubscription } from "./routine-purchase";

type RoutinePurchaseOptionsProps = {
  /** `null` where nothing of the routine is sold once. */
  onceTotal: Money | null;
  subscription: RoutineSubscription;
  isSubscribed: boolean;
  onChoose: (isSubscribed: boolean) => void;
};

/** The whole routine once, or as a subscription, with both totals. */
export function RoutinePurchaseOptions(props: RoutinePurchaseOptionsProps) {
  const { onceTotal, subscription, isSubscribed, onChoose } = props;
  const { label, total, notes } = subscription;
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-2 text-note font-semibold">{purchaseCopy.legend}</legend>
      <div className="overflow-hidden rounded-control border border-line-strong">
        {onceTotal && (
          <PurchaseOption
            name="routine-purchase"
            value="once"
            label={purchaseCopy.once}
            price={onceTotal}
            isChosen={!isSubscribed}
            onChoose={() => onChoose(false)}
          />
        )}
        <div className={`border-line-strong not-first:border-t ${isSubscribed ? "bg-raised" : ""}`}>
          <PurchaseOption
            name="routine-purchase"
            value="subscription"
            label={label}
            price={total}
            isChosen={isSubscribed}
            onChoose={() => onChoose(true)}
          />
          <p className="pr-4 pb-3 pl-13 text-note text-muted">
            {[...notes, purchaseCopy.terms].join(" ")}
          </p>
        </div>
      </div>
    </fieldset>
  );
}
