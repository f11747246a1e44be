import { purchaseCopy } from "#brand/content/product/purchase-copy.ts";
import type { SellingPlanAllocation } from "~/commerce/model";
import { multiplyCharges } from "~/lib/plan-charges";
import { Renewal } from "~/product/renewal";
import { getDefaultAllocation, getScheduleLabel, getSubscribeAction } from "~/product/subscription";
import { textLinkVariants } from "~/ui/link";
import { type CartItem, getLineKey, getLineName, replaceItem, toLineKey } from "./cart-items";
import { changeCart } from "./cart-store";
import { useCheckout } from "./checkout";
import type { LineOffer } from "./line-prices";

type PlanSwitchProps = {
  item: CartItem;
  /** Null while the catalog is unknown, and for a line that it does not have. */
  offer: LineOffer | null;
};

/** The delivery schedule of a line, and a button that turns it into a subscription or back. */
export function PlanSwitch({ item, offer }: PlanSwitchProps) {
  const { sellingPlan } = item;
  const sellingPlanAllocations = useAllocations(item, offer);
  const getRenewing = (allocation?: SellingPlanAllocation | null) => {
    const charges = allocation ? multiplyCharges(allocation, item.quantity) : null;
    return [{ title: getLineName(item), charges }];
  };
  if (sellingPlan)
    return (
      <div className={rowClass}>
        <LineSchedule item={item} offer={offer} plan={sellingPlan} />
        {offer && !offer.product.requiresSellingPlan && (
          <SwitchButton item={item} label="Buy Once" onSwitch={() => buyWith(item, offer)} />
        )}
        <Renewal of={getRenewing(offer?.allocation)} className="w-full text-sm" />
      </div>
    );
  const allocation = getDefaultAllocation({ ...item, sellingPlanAllocations });
  if (!offer || !allocation) return null;
  const termsId = getControlId("terms", item);
  return (
    <div className={rowClass}>
      <SwitchButton
        item={item}
        label={getSubscribeAction(offer.variant, allocation)}
        termsId={termsId}
        onSwitch={() => buyWith(item, offer, allocation)}
      />
      {/* Near the link, whose press area stays whole. */}
      <Renewal
        id={termsId}
        isOffer
        of={getRenewing(allocation)}
        className="pointer-events-none -mt-2.5 w-full text-sm"
      />
    </div>
  );
}

const rowClass = "flex flex-wrap items-center gap-x-2 text-note";

/** The plans of the variant without those that the store has refused, except for the line's own. */
function useAllocations({ variantId, sellingPlan }: CartItem, offer: LineOffer | null) {
  const { refusedPlans } = useCheckout();
  const allocations = offer?.variant.sellingPlanAllocations ?? [];
  return allocations.filter(
    ({ sellingPlan: { id } }) =>
      id === sellingPlan?.id || !refusedPlans.has(toLineKey(variantId, id)),
  );
}

type LineScheduleProps = PlanSwitchProps & { plan: NonNullable<CartItem["sellingPlan"]> };

/** A list of the schedules where there is another one; a plan that the store no longer has stays in it. */
function LineSchedule({ item, offer, plan }: LineScheduleProps) {
  const allocations = useAllocations(item, offer);
  const others = allocations.filter(({ sellingPlan }) => sellingPlan.id !== plan.id);
  if (!offer || others.length === 0) return <span className="font-medium">{plan.name}</span>;
  const plans = allocations.map((allocation) => ({
    id: allocation.sellingPlan.id,
    name: getScheduleLabel(allocation, allocations, item.quantity),
  }));
  const isGone = others.length === allocations.length;
  const id = getControlId("schedule", item);

  function choose(chosenId: string) {
    const allocation = others.find(({ sellingPlan }) => sellingPlan.id === chosenId);
    if (offer && allocation) buyWith(item, offer, allocation, "schedule");
  }

  return (
    <select
      id={id}
      aria-label={`${purchaseCopy.schedule}, ${getLineName(item)}`}
      value={plan.id}
      onChange={({ target }) => choose(target.value)}
      className="min-h-11 max-w-full cursor-pointer rounded-control border border-line-strong bg-surface px-3 font-medium hover:border-ink"
    >
      {(isGone ? [plan, ...plans] : plans).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

type SwitchButtonProps = {
  item: CartItem;
  label: string;
  /** Id of what describes the schedule that the line would get. */
  termsId?: string;
  onSwitch: () => void;
};

function SwitchButton({ item, label, termsId, onSwitch }: SwitchButtonProps) {
  return (
    <button
      id={getControlId("switch", item)}
      type="button"
      aria-label={`${label}, ${getLineName(item)}`}
      aria-describedby={termsId}
      // The second click of a double click is over the button that replaces it.
      onClick={({ detail }) => detail < 2 && onSwitch()}
      className={textLinkVariants({ className: "text-left" })}
    >
      {label}
    </button>
  );
}

type Control = "schedule" | "switch" | "terms";

/** Buys the line with this plan, or once. The changed line is another one, so its own control gets the focus. */
function buyWith(
  item: CartItem,
  { variant }: LineOffer,
  allocation?: SellingPlanAllocation,
  control: Control = "switch",
) {
  const { price } = allocation ?? variant;
  const changed = { ...item, sellingPlan: allocation?.sellingPlan, price };
  changeCart((items) => replaceItem(items, getLineKey(item), changed));
  requestAnimationFrame(() => document.getElementById(getControlId(control, changed))?.focus());
}

function getControlId(control: Control, item: CartItem): string {
  return `${control} of ${getLineKey(item)}`.replaceAll(/\s/g, "-");
}
