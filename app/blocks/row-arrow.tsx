import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

type RowArrowProps = {
  name: "arrow-left" | "arrow-right";
  label: string;
  onClick: () => void;
};

/** Leads to an item's neighbour in a row that goes round. */
export function RowArrow({ name, label, onClick }: RowArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`${iconButtonClass} scroll-mt-20`}
    >
      <Icon name={name} />
    </button>
  );
}
