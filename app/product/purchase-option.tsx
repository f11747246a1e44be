import { formatPrice, type Money } from "~/lib/money";
import { ChoiceInput } from "~/ui/choice-input";

type PurchaseOptionProps = {
  name: string;
  value: string;
  label: string;
  price: Money;
  /** Struck through beside the price. */
  oncePrice?: Money | null;
  /** What the price is for, where that is not one delivery. */
  note?: string | null;
  isChosen: boolean;
  onChoose: () => void;
};

/** A way to buy, with its price: one of several radio buttons. */
export function PurchaseOption(props: PurchaseOptionProps) {
  const { name, value, label, price, oncePrice, note, isChosen, onChoose } = props;
  return (
    <label className="group flex min-h-14 cursor-pointer flex-wrap items-center gap-3 px-4 py-2 text-note leading-5 has-checked:bg-raised">
      <ChoiceInput type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      <span className="min-w-min flex-1 font-medium">{label}</span>
      <span className="tabular ml-auto text-right">
        {oncePrice && (
          <>
            <s aria-hidden="true" translate="no" className="text-sm text-muted">
              {formatPrice(oncePrice)}
            </s>{" "}
          </>
        )}
        <span translate="no" className="font-medium">
          {formatPrice(price)}
        </span>
        {note && <span className="block text-sm text-muted">{` ${note}`}</span>}
      </span>
    </label>
  );
}
