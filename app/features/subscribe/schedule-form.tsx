import { type FormEvent, useRef, useState } from "react";
import { describeMonths } from "#brand/content/subscribe/plan-terms.ts";
import type { Plan } from "#brand/content/subscribe/plans.ts";
import { planDialogCopy } from "#brand/content/subscribe/subscribe.ts";
import type { Product } from "~/commerce/model";
import { tryAddToCart } from "~/features/cart/add-to-cart";
import { getQuantity, toLineKey } from "~/features/cart/cart-items";
import { useCart } from "~/features/cart/cart-store";
import { formatPrice } from "~/lib/money";
import { getDeliveryPrice } from "~/lib/plan-charges";
import { Caution } from "~/product/caution";
import { Renewal } from "~/product/renewal";
import { getSupplyMonths } from "~/product/variants";
import { Button } from "~/ui/button";
import type { ScheduleOffer } from "./plan-offer";
import { PlanTerms } from "./plan-terms";

type ScheduleFormProps = {
  plan: Plan;
  product: Product;
  offers: readonly ScheduleOffer[];
  onAdded: () => void;
};

/** No schedule is preselected; the terms are right above the button. */
export function ScheduleForm({ plan, product, offers, onAdded }: ScheduleFormProps) {
  const [chosenDays, setChosenDays] = useState<number>();
  const [isUnanswered, setUnanswered] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const chosen = offers.find(
    ({ days, variant }) => days === chosenDays && variant.availableForSale,
  );

  function choose(days: number) {
    setChosenDays(days);
    setUnanswered(false);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!chosen) {
      setUnanswered(true);
      rows.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
      return;
    }
    const { variant, allocation } = chosen;
    tryAddToCart(product, variant, 1, allocation);
    // A full cart refuses the plan; its message then appears in this dialog.
    const key = toLineKey(variant.id, allocation.sellingPlan.id);
    if (getQuantity(useCart.getState().items, key) > 0) onAdded();
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid">
      <fieldset aria-describedby={isUnanswered ? "schedule-problem" : undefined}>
        <legend className="mb-2 font-semibold">{planDialogCopy.schedule}</legend>
        <div
          ref={rows}
          className="divide-y divide-line overflow-hidden rounded-control border border-line"
        >
          {offers.map((offer) => (
            <Schedule
              key={offer.days}
              offer={offer}
              isChosen={offer === chosen}
              onChoose={() => choose(offer.days)}
            />
          ))}
        </div>
      </fieldset>
      <p id="schedule-problem" role="alert">
        {isUnanswered && (
          <span className="mt-3 block border-l-2 border-error pl-3 font-medium">
            {planDialogCopy.noSchedule}
          </span>
        )}
      </p>
      <PlanTerms {...{ plan, product, chosen }} />
      <Caution of={[plan.handle]} className="mb-4" />
      <Renewal
        of={chosen ? [{ title: plan.name, charges: chosen.allocation }] : []}
        id="plan-renewal"
        className="mb-3 text-note"
      />
      <Button type="submit" size="large" aria-describedby={chosen && "plan-renewal"}>
        {planDialogCopy.add}
      </Button>
    </form>
  );
}

type ScheduleProps = { offer: ScheduleOffer; isChosen: boolean; onChoose: () => void };

function Schedule({ offer, isChosen, onChoose }: ScheduleProps) {
  const { days, variant, allocation } = offer;
  const { availableForSale } = variant;
  const months = getSupplyMonths(variant);
  return (
    <label className="flex min-h-16 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 has-checked:bg-raised has-disabled:cursor-not-allowed has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="radio"
        name="schedule"
        value={days}
        required
        checked={isChosen}
        disabled={!availableForSale}
        onChange={onChoose}
        className="size-5.5 cursor-[inherit] accent-primary outline-none"
      />
      <span className="flex-1 font-display text-display-xs sm:whitespace-nowrap">
        Every {days} days
      </span>
      <span className="tabular max-sm:w-full max-sm:pl-9.5">
        <span>
          {availableForSale
            ? `${formatPrice(getDeliveryPrice(allocation))} ${planDialogCopy.each}`
            : "Sold out"}
        </span>
        {availableForSale && months > 1 && (
          <span className="block text-sm text-muted">{describeMonths(months)}</span>
        )}
      </span>
    </label>
  );
}
