import { Marquee } from "~/blocks/marquee";
import { type PressOutlet, pressOutlets } from "~/content/press-outlets";

const half = Math.ceil(pressOutlets.length / 2);

/** Two rows of names that move against each other. */
export function OutletRows() {
  return (
    <div className="outlet-rows">
      <Marquee
        items={pressOutlets.slice(0, half)}
        keyOf={keyOf}
        render={nameOf}
        label="Outlets, first row"
        rowClass="mt-1 gap-14"
      />
      <Marquee
        items={pressOutlets.slice(half)}
        keyOf={keyOf}
        render={nameOf}
        label="Outlets, second row"
        rowClass="mt-1 gap-14"
        reverse
      />
    </div>
  );
}

function keyOf({ url }: PressOutlet): string {
  return url;
}

function nameOf({ name }: PressOutlet) {
  return <span className="outlet-name">{name}</span>;
}
