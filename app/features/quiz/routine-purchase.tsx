import { purchaseCopy } from "#brand/content/product/purchase-copy.ts";
import { quizCopy } from "#brand/content/quiz/quiz-copy.ts";
import type { Renewing } from "#brand/content/subscribe/renewal.ts";
import type { CartChoice } from "~/features/cart/add-to-cart";
import { type Money, sumPrices } from "~/lib/money";
import { PurchaseOption } from "~/product/purchase-option";
import { getDefaultAllocation, getOneTimePrice, getSavingLabel } from "~/product/subscription";
import { getChoicesTotal, type Routine } from "./routine";

/** A routine as a subscription: what has a selling plan with its default one, the rest once. */
export type RoutineSubscription = {
  choices: readonly CartChoice[];
  label: string;
  total: Money;
  renewing: readonly Renewing[];
  /** What is not like the rest. */
  notes: readonly string[];
};

/** `null` where no product of the routine has a selling plan. */
export function getRoutineSubscription({ steps }: Routine): RoutineSubscription | null {
  const choices = steps.flatMap(({ product, variant }): CartChoice[] => {
    const allocation = variant && getDefaultAllocation(variant);
    if (!variant || (product.requiresSellingPlan && !allocation)) return [];
    return [{ product, variant, ...(allocation && { allocation }) }];
  });
  const total = getChoicesTotal(choices);
  const renewing = choices.flatMap(({ product: { title }, allocation }) =>
    allocation ? { title, charges: allocation } : [],
  );
  if (!total || renewing.length === 0) return null;
  const renewed = choices.map(
    ({ variant, allocation }) => allocation?.renewalPrice ?? variant.price,
  );
  const once = choices.map(
    ({ variant, allocation }) =>
      (allocation && (getOneTimePrice(variant, allocation) ?? allocation.renewalPrice)) ??
      variant.price,
  );
  const { staysOnce, notOnce } = quizCopy.purchase;
  const namesOf = (some: (choice: CartChoice) => boolean) =>
    choices.filter(some).map(({ product }) => product.title);
  return {
    choices,
    label: getSavingLabel(sumPrices(once), sumPrices(renewed)),
    total,
    renewing,
    notes: [
      ...namesOf(({ allocation }) => !allocation).map((name) => `${name} ${staysOnce}`),
      ...namesOf(({ product }) => product.requiresSellingPlan).map((name) => `${name} ${notOnce}`),
    ],
  };
}

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
