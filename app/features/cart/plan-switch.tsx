import type { SellingPlanAllocation } from "~/commerce/model";
import { formatPrice } from "~/lib/money";
import { getSubscribeLabel } from "~/product/subscription";
import { textLinkVariants } from "~/ui/link";
import { type CartItem, getLineKey, getLineName, replaceItem } from "./cart-items";
import { changeCart } from "./cart-store";
import type { LineOffer } from "./line-prices";

type PlanSwitchProps = {
  item: CartItem;
  /** Null while the catalogue is unknown, and for a line that it does not have. */
  offer: LineOffer | null;
};

/** The delivery schedule of a line, and a button that turns it into a subscription or back. */
export function PlanSwitch({ item, offer }: PlanSwitchProps) {
  const { sellingPlan } = item;
  const [first] = offer?.variant.sellingPlanAllocations ?? [];
  const canBeBoughtOnce = offer !== null && !offer.product.requiresSellingPlan;

  function buyWith(allocation?: SellingPlanAllocation) {
    if (!offer) return;
    const price = allocation?.price ?? offer.variant.price;
    const changed = { ...item, sellingPlan: allocation?.sellingPlan, price };
    changeCart((items) => replaceItem(items, getLineKey(item), changed));
    // The changed line is another one, with a button of its own.
    requestAnimationFrame(() => document.getElementById(getSwitchId(changed))?.focus());
  }

  if (sellingPlan) {
    return (
      <SwitchRow
        item={item}
        label={canBeBoughtOnce ? "Switch to one-time purchase" : null}
        terms={sellingPlan.name}
        onSwitch={() => buyWith()}
      />
    );
  }
  if (!offer || !first) return null;
  return (
    <SwitchRow
      item={item}
      label={getSubscribeLabel(offer.variant, first)}
      terms={`${first.sellingPlan.name}, ${formatPrice(first.price)}`}
      onSwitch={() => buyWith(first)}
    />
  );
}

type SwitchRowProps = {
  item: CartItem;
  /** Of the button; null where there is nothing to switch to. */
  label: string | null;
  /** The schedule that the line has, or would get. */
  terms: string;
  onSwitch: () => void;
};

function SwitchRow({ item, label, terms, onSwitch }: SwitchRowProps) {
  const id = getSwitchId(item);
  const termsId = `${id}-terms`;
  const isSubscribed = item.sellingPlan !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-note">
      {isSubscribed && (
        <span id={termsId} className="font-medium">
          {terms}
        </span>
      )}
      {label && (
        <button
          id={id}
          type="button"
          aria-label={`${label}, ${getLineName(item)}`}
          aria-describedby={termsId}
          // The second click of a double click is over the button that takes its place.
          onClick={({ detail }) => detail < 2 && onSwitch()}
          className={textLinkVariants()}
        >
          {label}
        </button>
      )}
      {!isSubscribed && (
        <span id={termsId} className="tabular text-muted">
          {terms}
        </span>
      )}
    </div>
  );
}

function getSwitchId(item: CartItem): string {
  return `plan of ${getLineKey(item)}`.replaceAll(/\s/g, "-");
}
