import { purchaseCopy } from "#brand/content/product/purchase-copy.ts";
import { getChargeNote } from "#brand/content/subscribe/renewal.ts";
import type { Product, SellingPlanAllocation, Variant } from "~/commerce/model";
import { getFreeShipping } from "~/features/cart/cart-totals";
import { multiplyCharges } from "~/lib/plan-charges";
import { PurchaseOption } from "~/product/purchase-option";
import { Renewal } from "~/product/renewal";
import {
  getDefaultAllocation,
  getOneTimePrice,
  getScheduleLabel,
  getSubscribeLabel,
} from "~/product/subscription";
import { getShortPlanId, planParameter, scheduleParameter } from "./purchase-choice";
import type { VariantChoice } from "./variant-choice";

type PurchaseOptionsProps = {
  product: Product;
  chosen: VariantChoice;
};

/** Id of what the button that subscribes is described by. */
export const renewalId = "renewal";

/** How the variant can be bought: once, or as a subscription. Nothing for a variant without selling plans. */
export function PurchaseOptions({ product, chosen }: PurchaseOptionsProps) {
  const { variant, allocation, choosePlan, quantity } = chosen;
  const { title, requiresSellingPlan: isAlone } = product;
  const offered = allocation ?? (variant && getDefaultAllocation(variant));
  if (!variant || !offered) return null;
  const shipsFree = variant.requiresShipping && getFreeShipping(offered.price, true);
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">{purchaseCopy.legend}</legend>
      <div className="divide-y divide-line-strong overflow-hidden rounded-control border border-line-strong">
        {!isAlone && (
          <PurchaseOption
            name={planParameter}
            value=""
            label={purchaseCopy.once}
            price={variant.price}
            oncePrice={variant.compareAtPrice}
            isChosen={!allocation}
            onChoose={() => choosePlan(null)}
          />
        )}
        <div className={`group/plan ${allocation ? "bg-raised" : ""}`}>
          <PurchaseOption
            name={planParameter}
            value={getShortPlanId(offered.sellingPlan)}
            label={getSubscribeLabel(variant, offered)}
            price={offered.price}
            oncePrice={isAlone || offered.deliveries > 1 ? getOneTimePrice(variant, offered) : null}
            note={[getChargeNote(offered), shipsFree && "ships free"].filter(Boolean).join(", ")}
            isChosen={allocation !== null}
            onChoose={() => choosePlan(offered.sellingPlan)}
          />
          {/* Without script, the browser shows it with the chosen option. */}
          <div className="hidden pr-4 pb-3 pl-13 text-note text-muted group-has-[input:checked]/plan:block">
            <Schedule variant={variant} offered={offered} chosen={chosen} />
            <Renewal id={renewalId} of={[{ title, charges: multiplyCharges(offered, quantity) }]} />
          </div>
        </div>
      </div>
    </fieldset>
  );
}

type ScheduleProps = {
  variant: Variant;
  offered: SellingPlanAllocation;
  chosen: VariantChoice;
};

/** A list of the plans, where there is more than one. */
function Schedule({ variant, offered, chosen }: ScheduleProps) {
  const { sellingPlanAllocations } = variant;
  if (sellingPlanAllocations.length < 2) return null;

  function choose(shortId: string) {
    const allocation = sellingPlanAllocations.find(
      ({ sellingPlan }) => getShortPlanId(sellingPlan) === shortId,
    );
    if (allocation) chosen.choosePlan(allocation.sellingPlan);
  }

  return (
    <label className="mb-2 block text-ink">
      <span className="sr-only">{purchaseCopy.schedule}</span>
      <select
        name={scheduleParameter}
        value={getShortPlanId(offered.sellingPlan)}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 w-full cursor-pointer rounded-control border border-line-strong bg-surface px-3 font-medium hover:border-ink"
      >
        {sellingPlanAllocations.map((allocation) => (
          <option key={allocation.sellingPlan.id} value={getShortPlanId(allocation.sellingPlan)}>
            {getScheduleLabel(allocation, sellingPlanAllocations)}
          </option>
        ))}
      </select>
    </label>
  );
}
