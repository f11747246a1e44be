import { formatPrice, formatWholePrice, type Money, toMinorUnits, toMoney } from "~/lib/money";

type PriceSavingProps = {
  price: Money;
  /** The regular price, in the same currency and higher; null without a saving. */
  regular: Money | null;
};

/** A bundle's price, and what it saves. */
export function PriceSaving({ price, regular }: PriceSavingProps) {
  return (
    <p className="tabular">
      <b translate="no" className="text-xl font-semibold">
        {formatPrice(price)}
      </b>{" "}
      {regular && (
        <span className="text-note">
          was <s translate="no">{formatWholePrice(regular)}</s>, save{" "}
          <span translate="no">{formatWholePrice(subtract(regular, price))}</span>
        </span>
      )}
    </p>
  );
}

function subtract(a: Money, b: Money): Money {
  return toMoney(toMinorUnits(a) - toMinorUnits(b), a.currencyCode);
}
