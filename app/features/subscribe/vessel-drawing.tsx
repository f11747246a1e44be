import type { Vessel } from "~/content/subscribe/plans";

/** Elevations in millimetres, foot at 0, drawn upwards: the outlines that the renders are turned from. */
const vessels: Record<Vessel, { width: number; path: string }> = {
  jar: {
    width: 66,
    path: "M-28 0h56a5 5 0 0 0 5-5v-70a11 11 0 0 0-8-10l-1-9h-48l-1 9a11 11 0 0 0-8 10v70a5 5 0 0 0 5 5ZM-26.5-94.500v-23.500a2.5 2.5 0 0 1 2.5-2.500h48a2.5 2.5 0 0 1 2.5 2.500v23.500ZM-33-73h66M-33-11h66",
  },
  pump: {
    width: 76,
    path: "M-27 0h54a5 5 0 0 0 5-5v-117a12 12 0 0 0-9-11.500l-8-4v-1.500h-30v1.500l-8 4a12 12 0 0 0-9 11.500v117a5 5 0 0 0 5 5ZM-17-139v-15a2 2 0 0 1 2-2h30a2 2 0 0 1 2 2v15ZM-4.5-156v-17M4.5-156v-17M-12-173v-9a2 2 0 0 1 2-2h42q11 0 11 13h-6q0-6-5-6h-20v4ZM-32-110h64M-32-16h64",
  },
  tube: {
    width: 64,
    path: "M-24-2v-17h48v17a2 2 0 0 1-2 2h-44a2 2 0 0 1-2-2ZM-24-19l-7-143h62l-7 143M-31-152h62",
  },
  dropper: {
    width: 46,
    path: "M-18 0h36a4.5 4.5 0 0 0 4.5-4.500v-68a8 8 0 0 0-6-7.500l-6-3h-21l-6 3a8 8 0 0 0-6 7.500v68a4.5 4.5 0 0 0 4.5 4.500ZM-13-84v-18a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v18ZM-9-104v-22a9 9 0 0 1 18 0v22M-22.5-66h45M-22.5-8h45",
  },
  flask: {
    width: 44,
    path: "M-16.5 0h33a4.5 4.5 0 0 0 4.5-4.500v-78q0-12-10-19v-8.500h-22v8.500q-10 7-10 19v78a4.5 4.5 0 0 0 4.5 4.500ZM-12-110v-27a2 2 0 0 1 2-2h20a2 2 0 0 1 2 2v27ZM-21-68h42M-21-12h42",
  },
};

const gap = 15;
const height = 190;

/** Bottles on a line, all to one scale; decoration beside the names of the products. */
export function VesselRow({ vessels: names }: { vessels: readonly Vessel[] }) {
  const places = names.map((name, index) => {
    const before = names
      .slice(0, index)
      .reduce((sum, other) => sum + vessels[other].width + gap, 0);
    return { name, x: before + vessels[name].width / 2 };
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 ${-height} ${fullWidth} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      className={`${drawingClass} block h-40 w-full border-b-[1.5px] border-primary`}
    >
      {places.map(({ name, x }) => (
        <path
          key={name}
          transform={`translate(${x} 0)`}
          d={vessels[name].path}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** Of the longest row, so that each has the same scale. */
const fullWidth = Object.values(vessels).reduce((sum, { width }) => sum + width + gap, 0) - gap + 2;

export function VesselMark({ vessel }: { vessel: Vessel }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-40 ${4 - height} 86 ${height}`}
      className={`${drawingClass} h-22 w-10 flex-none`}
    >
      <path d={vessels[vessel].path} vectorEffect="non-scaling-stroke" />
      <path d="M-40 1h86" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const drawingClass = [
  "fill-none stroke-primary stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]",
  "forced-colors:stroke-[CanvasText]",
].join(" ");
