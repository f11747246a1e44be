import { Icon } from "./icon";

type QuantityStepperProps = {
  /** What is counted, for the names of the buttons. */
  of: string;
  quantity: number;
  min?: number;
  max: number;
  onChange: (quantity: number) => void;
  className?: string;
};

/** Minus, number, plus. At an end the button stays focusable, so that focus is not lost on the way. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { of, quantity, min = 1, max, onChange, className = "" } = props;

  function stepBy(step: number) {
    const next = quantity + step;
    if (next >= min && next <= max) onChange(next);
  }

  return (
    <div className={`stepper ${className}`}>
      <button
        type="button"
        aria-label={`Decrease quantity of ${of}`}
        aria-disabled={quantity <= min || undefined}
        onClick={() => stepBy(-1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <output className="tabular">
        <span className="sr-only">Quantity </span>
        {quantity}
      </output>
      <button
        type="button"
        aria-label={`Increase quantity of ${of}`}
        aria-disabled={quantity >= max || undefined}
        onClick={() => stepBy(1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
