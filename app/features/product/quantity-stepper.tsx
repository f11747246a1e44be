import { useId, useState } from "react";
import { maxQuantity } from "~/features/cart/cart-rules";
import { Icon } from "~/ui/icon";

type QuantityStepperProps = { quantity: number; onChange: (quantity: number) => void };

/**
 * How many to add, 1 to 99: typed or stepped. At an end the button stays focusable, so that focus is
 * not lost on the way.
 */
export function QuantityStepper({ quantity, onChange }: QuantityStepperProps) {
  const id = useId();
  // What is in the field while she types, which may be nothing.
  const [typed, setTyped] = useState<string | null>(null);
  const set = (wanted: number) => onChange(Math.min(maxQuantity, Math.max(1, wanted)));
  const showQuantity = () => setTyped(null);

  function type(text: string) {
    const digits = text.replace(/\D/g, "");
    setTyped(digits);
    set(Number(digits));
  }

  return (
    <div className="inline-grid h-14 grid-cols-[3rem_2rem_3rem] items-stretch rounded-control border border-line-strong noscript:hidden">
      <button
        type="button"
        aria-label="Decrease quantity"
        aria-disabled={quantity <= 1 || undefined}
        onClick={() => set(quantity - 1)}
        className={stepLook}
      >
        <Icon name="minus" size={16} />
      </button>
      <label htmlFor={id} className="sr-only">
        Quantity
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed ?? quantity}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === "Enter" && showQuantity()}
        onBlur={showQuantity}
        onFocus={({ target }) => target.select()}
        className="tabular w-full text-center font-medium"
      />
      <button
        type="button"
        aria-label="Increase quantity"
        aria-disabled={quantity >= maxQuantity || undefined}
        onClick={() => set(quantity + 1)}
        className={stepLook}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}

const stepLook =
  "grid cursor-pointer place-items-center rounded-control hover:bg-linen aria-disabled:cursor-not-allowed aria-disabled:text-stone aria-disabled:opacity-50";
