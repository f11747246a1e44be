import { useState } from "react";
import { Icon } from "./icon";

type QuantityStepperProps = {
  quantity: number;
  min?: number;
  max: number;
  onChange: (quantity: number) => void;
  /** The item, for the labels of the buttons. */
  of?: string;
  className: string;
};

/** Minus, a text field and plus. At a limit the button stays focusable, so that it does not lose focus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, min = 1, max, onChange, of, className } = props;
  const name = of ? ` of ${of}` : "";

  function stepBy(step: number) {
    const next = quantity + step;
    if (next >= min && next <= max) onChange(next);
  }

  return (
    <div
      className={`inline-grid items-stretch rounded-control border border-line-strong ${className}`}
    >
      <StepButton
        label={`Decrease quantity${name}`}
        icon="minus"
        isAtLimit={quantity <= min}
        onClick={() => stepBy(-1)}
      />
      <QuantityInput label={`Quantity${name}`} {...{ quantity, max, onChange }} />
      <StepButton
        label={`Increase quantity${name}`}
        icon="plus"
        isAtLimit={quantity >= max}
        onClick={() => stepBy(1)}
      />
    </div>
  );
}

type StepButtonProps = {
  label: string;
  icon: "minus" | "plus";
  isAtLimit: boolean;
  onClick: () => void;
};

function StepButton({ label, icon, isAtLimit, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtLimit || undefined}
      onClick={onClick}
      className="grid cursor-pointer place-items-center rounded-control hover:bg-raised inactive:cursor-not-allowed inactive:opacity-50"
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

type QuantityInputProps = Pick<QuantityStepperProps, "quantity" | "max" | "onChange"> & {
  label: string;
};

/** The number, from 1. */
function QuantityInput({ label, quantity, max, onChange }: QuantityInputProps) {
  // While typing, the field may be empty.
  const [typed, setTyped] = useState<string | null>(null);
  const showQuantity = () => setTyped(null);

  function type(text: string) {
    const digits = text.replace(/\D/g, "");
    setTyped(digits);
    onChange(Math.min(max, Math.max(1, Number(digits))));
  }

  return (
    <input
      aria-label={label}
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
  );
}
