import type { ReactNode } from "react";
import type { Product, SellingPlanAllocation, Variant } from "~/commerce/model";
import { purchaseCopy } from "~/content/product/purchase-copy";
import { formatPrice, type Money } from "~/lib/money";
import { getOneTimePrice, getSubscribeLabel } from "~/product/subscription";
import { ChoiceInput } from "~/ui/choice-input";
import { getShortPlanId, planParameter, scheduleParameter } from "./purchase-choice";
import type { VariantChoice } from "./variant-choice";

type PurchaseOptionsProps = { product: Product; chosen: VariantChoice };

/** How the variant can be bought: once, or as a subscription. Nothing for a variant without selling plans. */
export function PurchaseOptions({ product, chosen }: PurchaseOptionsProps) {
  const { variant, allocation, choosePlan } = chosen;
  const [first] = variant?.sellingPlanAllocations ?? [];
  if (!variant || !first) return null;
  const offered = allocation ?? first;
  const { requiresSellingPlan } = product;
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-2 text-note font-semibold">{purchaseCopy.legend}</legend>
      <div className="overflow-hidden rounded-control border border-line-strong">
        {!requiresSellingPlan && (
          <PurchaseOption
            value=""
            label={purchaseCopy.once}
            price={variant.price}
            isChosen={!allocation}
            onChoose={() => choosePlan(null)}
          />
        )}
        <div
          className={`group/plan border-line-strong not-first:border-t ${allocation ? "bg-raised" : ""}`}
        >
          <PurchaseOption
            value={getShortPlanId(offered.sellingPlan)}
            label={getSubscribeLabel(variant, offered)}
            price={offered.price}
            oncePrice={getOneTimePrice(variant, offered)}
            isChosen={allocation !== null}
            onChoose={() => choosePlan(offered.sellingPlan)}
          />
          <div className="pr-4 pb-3 pl-13 text-note text-muted">
            <Schedule variant={variant} offered={offered} chosen={chosen} />
            <p>{purchaseCopy.terms}</p>
          </div>
        </div>
      </div>
    </fieldset>
  );
}

type PurchaseOptionProps = {
  value: string;
  label: string;
  price: Money;
  /** Struck through beside the price. */
  oncePrice?: Money | null;
  isChosen: boolean;
  onChoose: () => void;
};

function PurchaseOption(props: PurchaseOptionProps) {
  const { value, label, price, oncePrice, isChosen, onChoose } = props;
  return (
    <label className="group flex min-h-14 cursor-pointer flex-wrap items-center gap-3 px-4 py-2 text-note leading-5 has-checked:bg-raised">
      <ChoiceInput
        type="radio"
        name={planParameter}
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="min-w-0 flex-1 font-medium">{label}</span>
      <Price price={price} oncePrice={oncePrice} />
    </label>
  );
}

function Price({ price, oncePrice }: Pick<PurchaseOptionProps, "price" | "oncePrice">): ReactNode {
  return (
    <span className="tabular text-right">
      {oncePrice && (
        <>
          <s aria-hidden="true" className="text-sm text-muted">
            {formatPrice(oncePrice)}
          </s>{" "}
        </>
      )}
      <span className="font-medium">{formatPrice(price)}</span>
    </span>
  );
}

type ScheduleProps = {
  variant: Variant;
  offered: SellingPlanAllocation;
  chosen: VariantChoice;
};

/** The name of the only plan, or a list of the plans once the subscription is chosen. */
function Schedule({ variant, offered, chosen }: ScheduleProps) {
  const { sellingPlanAllocations } = variant;
  if (sellingPlanAllocations.length < 2) return <p>{offered.sellingPlan.name}</p>;

  function choose(shortId: string) {
    const allocation = sellingPlanAllocations.find(
      ({ sellingPlan }) => getShortPlanId(sellingPlan) === shortId,
    );
    if (allocation) chosen.choosePlan(allocation.sellingPlan);
  }

  return (
    <label className="mb-2 hidden text-ink group-has-[input:checked]/plan:block">
      <span className="sr-only">{purchaseCopy.schedule}</span>
      <select
        name={scheduleParameter}
        value={getShortPlanId(offered.sellingPlan)}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 w-full cursor-pointer rounded-control border border-line-strong bg-surface px-3 font-medium hover:border-ink"
      >
        {sellingPlanAllocations.map(({ sellingPlan }) => (
          <option key={sellingPlan.id} value={getShortPlanId(sellingPlan)}>
            {sellingPlan.name}
          </option>
        ))}
      </select>
    </label>
  );
}
