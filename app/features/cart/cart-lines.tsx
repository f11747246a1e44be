import type { Product } from "~/commerce/model";
import type { Refusal, ShortLine } from "~/commerce/operations/cart-create";
import { formatPriceWithCode } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { oneByOne, type QuantityRule, roundUp } from "~/lib/quantity-rule";
import { inWords } from "~/lib/text";
import { Caution } from "~/product/caution";
import { ProductLine, type UndoList, UndoRemove } from "~/product/product-line";
import { getStoreUnitPrice } from "~/product/unit-price";
import { listOptions } from "~/product/variants";
import { QuietButton } from "~/ui/button";
import { QuantityStepper } from "~/ui/quantity-stepper";
import { type CartItem, getLineKey, getLineName, setQuantity, toLineKey } from "./cart-items";
import { changeCart, closeCart } from "./cart-store";
import { getLinePrice } from "./cart-totals";
import { useCheckout } from "./checkout";
import { findLineOffer, type LineOffer } from "./line-prices";
import { PlanSwitch } from "./plan-switch";

type CartLinesProps = {
  /** The cart with the lines that were removed. */
  list: UndoList<CartItem>;
  /** The catalog; empty until it is known. */
  products: readonly Product[];
};

export function CartLines({ list, products }: CartLinesProps) {
  return (
    <ul>
      {list.lines.map((item) => {
        const key = getLineKey(item);
        if (list.isRemoved(item))
          return (
            <UndoRemove
              key={`removed ${key}`}
              id={key}
              title={getLineName(item)}
              onUndo={() => list.undo(item)}
            />
          );
        const offer = findLineOffer(item, products);
        return <CartLine key={key} {...{ item, offer }} onRemove={() => list.remove(item)} />;
      })}
    </ul>
  );
}

type CartLineProps = { item: CartItem; offer: LineOffer | null; onRemove: () => void };

function CartLine({ item, offer, onRemove }: CartLineProps) {
  const key = getLineKey(item);
  const shortage = useCheckout(({ shortages }) => shortages.get(key));
  const refusal = useCheckout(({ attempt }) =>
    attempt.state === "failed" ? findRefusal(attempt.refusals, key) : "",
  );
  const { title, handle, images } = item.product.node;
  const isSoldOut = shortage?.available === 0;
  const rule = offer?.variant.quantityRule ?? oneByOne;
  const note = refusal || getNote(item, shortage, offer);
  const highest = roundUp(rule.maximum + 1, rule) - rule.increment;
  const allowed = Math.min(roundUp(item.quantity, rule), highest);
  const unitPrice = offer && getStoreUnitPrice(item.price, offer.variant);

  function changeQuantity(quantity: number) {
    if (quantity < 1) onRemove();
    else changeCart((items) => setQuantity(items, key, quantity));
  }

  const url = images.edges[0]?.node.url;
  return (
    <ProductLine
      id={key}
      title={title}
      name={getLineName(item)}
      titleId={getLineTitleId(key)}
      to={handle ? getProductPath(handle) : null}
      onFollow={closeCart}
      image={url ? { url, alt: "" } : null}
      price={
        <span translate="no" className={isSoldOut ? "text-muted" : undefined}>
          {formatPriceWithCode(getLinePrice(item))}
        </span>
      }
      options={[listOptions(item), unitPrice].filter(Boolean).join(" · ")}
      note={
        note && (
          <>
            <bdi className="wrap-anywhere">{note}</bdi>{" "}
            {allowed !== item.quantity && allowed >= rule.minimum && !isSoldOut && (
              <QuietButton onClick={() => changeQuantity(allowed)}>
                {`Change to ${allowed}`}
              </QuietButton>
            )}
          </>
        )
      }
      caution={<Caution isShort of={[handle ?? ""]} />}
      offer={<PlanSwitch item={item} offer={offer} />}
      // A double click on a suggestion ends here, over the line that it has added.
      onRemove={({ detail }) => detail < 2 && onRemove()}
    >
      {!isSoldOut && (
        <QuantityStepper
          of={getLineName(item)}
          quantity={item.quantity}
          min={0}
          rule={rule}
          onChange={changeQuantity}
          className="min-h-11 grid-cols-[44px_2rem_44px]"
        />
      )}
    </ProductLine>
  );
}

/** Id of the heading that gets focus when a suggestion adds the line. */
export function getLineTitleId(key: string): string {
  return `line ${key}`.replaceAll(/\s/g, "-");
}

/** What the store said of the line, in its own words; they may be several sentences. */
function findRefusal(refusals: readonly Refusal[], key: string): string {
  const own = refusals.filter(
    ({ line }) => line && toLineKey(line.merchandiseId, line.sellingPlanId) === key,
  );
  return own.map(({ text }) => text).join(" ");
}

/** `Sold from 12, in sixes.` or `Limit 30 per order.`; empty for an allowed quantity below the limit. */
function getRuleNote(quantity: number, rule: QuantityRule = oneByOne): string {
  const { minimum, increment, maximum } = rule;
  const groups = `in ${inWords(increment)}s`.replace("xs", "xes");
  const terms = [minimum > increment && `from ${minimum}`, increment > 1 && groups];
  const limit = quantity < maximum ? "" : `Limit ${maximum} per order.`;
  if (roundUp(quantity, rule) === quantity) return limit;
  return `Sold ${terms.filter(Boolean).join(", ")}. ${limit}`.trim();
}

/** The shortage at the last checkout attempt, what the rule says of the quantity, or a backorder. */
function getNote(item: CartItem, shortage?: ShortLine, offer?: LineOffer | null): string | null {
  if (shortage?.available === 0) {
    if (shortage.reason === "plan") return getPlanNote(item);
    return shortage.reason === "stock"
      ? "Sold out since you added it. Not included in your total."
      : "Not available right now. Not included in your total.";
  }
  if (shortage && item.quantity <= shortage.available) {
    const { available, requested, reason } = shortage;
    const limit = reason === "stock" ? `Only ${available} left` : `You can order ${available}`;
    return `${limit}, so we changed your quantity from ${requested}.`;
  }
  const { quantityRule, isBackordered } = offer?.variant ?? {};
  return getRuleNote(item.quantity, quantityRule) || (isBackordered ? "On backorder." : null);
}

function getPlanNote({ sellingPlan }: CartItem): string {
  return sellingPlan
    ? "We can’t deliver this on that schedule right now. Not included in your total."
    : "This is sold by subscription only. Not included in your total.";
}
