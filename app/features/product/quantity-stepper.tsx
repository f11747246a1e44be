import { useId } from "react";
import { Icon } from "~/ui/icon";

const most = 99;

type QuantityStepperProps = { quantity: number; onChange: (quantity: number) => void };

/** How many to add, 1 to 99: typed or stepped. */
export function QuantityStepper({ quantity, onChange }: QuantityStepperProps) {
  const id = useId();
  const set = (wanted: number) => onChange(Math.min(most, Math.max(1, wanted)));

  return (
    <div className="inline-grid h-14 grid-cols-[3rem_2rem_3rem] items-stretch rounded-control border border-line-strong noscript:hidden">
      <button
        type="button"
        aria-label="Decrease quantity"
        disabled={quantity <= 1}
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
        value={quantity}
        onChange={({ target }) => set(Number(target.value.replace(/\D/g, "")) || 1)}
        onFocus={({ target }) => target.select()}
        className="tabular w-full text-center font-medium"
      />
      <button
        type="button"
        aria-label="Increase quantity"
        disabled={quantity >= most}
        onClick={() => set(quantity + 1)}
        className={stepLook}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}

const stepLook =
  "grid cursor-pointer place-items-center rounded-control hover:bg-linen disabled:cursor-not-allowed disabled:text-stone disabled:opacity-50";
