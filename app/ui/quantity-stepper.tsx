import { useState } from "react";
import { oneByOne, type QuantityRule, roundUp } from "~/lib/quantity-rule";
import { Icon } from "./icon";

type QuantityStepperProps = {
  quantity: number;
  min?: number;
  /** The buttons pass over what it does not allow. */
  rule?: QuantityRule;
  onChange: (quantity: number) => void;
  /** The item, for the labels of the buttons. */
  of?: string;
  className: string;
};

/** Minus, a text field and plus. At a limit the button stays focusable, so that it does not lose focus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, min = 1, rule = oneByOne, onChange, of, className } = props;
  const name = of ? ` of ${of}` : "";
  const below = roundUp(quantity, rule) - rule.increment;
  const less = below < rule.minimum ? 0 : below;
  const more = roundUp(quantity + 1, rule);

  return (
    <div
      className={`inline-grid items-stretch rounded-control border border-line-strong ${className}`}
    >
      <StepButton
        label={`Decrease quantity${name}`}
        icon="minus"
        isAtLimit={less < min}
        onClick={() => less >= min && onChange(less)}
      />
      <QuantityInput label={`Quantity${name}`} max={rule.maximum} {...{ quantity, onChange }} />
      <StepButton
        label={`Increase quantity${name}`}
        icon="plus"
        isAtLimit={more > rule.maximum}
        onClick={() => more <= rule.maximum && onChange(more)}
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

type QuantityInputProps = Pick<QuantityStepperProps, "quantity" | "onChange"> & {
  label: string;
  max: number;
};

/** The number, from 1 to `max`. */
function QuantityInput({ label, quantity, max, onChange }: QuantityInputProps) {
  // While typing, the field may be empty.
  const [typed, setTyped] = useState<string | null>(null);
  const showQuantity = () => setTyped(null);

  function type(text: string) {
    const digits = text.replace(/\D/g, "");
    const number = Math.min(max, Number(digits));
    setTyped(digits && String(number));
    onChange(Math.max(1, number));
  }

  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? quantity}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === "Enter" && showQuantity()}
      onBlur={showQuantity}
      onFocus={({ target }) => target.select()}
      className="tabular w-full text-center font-medium"
    />
  );
}
