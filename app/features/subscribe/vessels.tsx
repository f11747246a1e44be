import { plans, type Vessel } from "~/content/subscribe/plans";
import drawings from "./vessels.svg?no-inline";

/** Bottles on a line, all to one scale; decoration beside the names of the products. */
export function VesselRow({ vessels }: { vessels: readonly Vessel[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 ${-height} ${fullWidth} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      className={`${drawingClass} block h-40 w-full border-b-[1.5px] border-primary`}
    >
      {vessels.map((vessel, index) => {
        const x = getRowWidth(vessels.slice(0, index)) + widths[vessel] / 2;
        return <use key={x} href={`${drawings}#${vessel}`} x={x} />;
      })}
    </svg>
  );
}

/** Widths of the outlines in `vessels.svg`, in millimeters. */
const widths: Record<Vessel, number> = { jar: 66, pump: 76, tube: 64, dropper: 46, flask: 44 };
const height = 190;

const gap = 15;

/** Each bottle with the gap after it. */
function getRowWidth(vessels: readonly Vessel[]): number {
  return vessels.reduce((sum, vessel) => sum + widths[vessel] + gap, 0);
}

/** Width of the longest row: all rows are drawn to its scale. */
const fullWidth = Math.max(...plans.map((plan) => getRowWidth(plan.vessels))) - gap + 2;

export function VesselMark({ vessel }: { vessel: Vessel }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-40 ${4 - height} 86 ${height}`}
      className={`${drawingClass} h-22 w-10 flex-none`}
    >
      <use href={`${drawings}#${vessel}`} />
      <path d="M-40 1h86" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const drawingClass =
  "fill-none stroke-primary stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round] forced-colors:stroke-[CanvasText]";
