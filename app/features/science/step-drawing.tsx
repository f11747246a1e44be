import type { manufacturing } from "~/content/science";

type Step = (typeof manufacturing)[number]["name"];

/** In a box of 120 by 96, standing on one line that runs through all six. */
const drawings: Record<Step, string> = {
  // A sprig in a jar.
  Choose:
    "M44 94V58h32v36M40 50h40v8H40zM60 50V14M60 40c-12-2-16-10-16-16 10 0 16 6 16 16zM60 30c10-2 14-8 14-14-9 0-14 6-14 14zM52 76h16M52 84h10",
  // A signed sheet.
  Source:
    "M36 94V18h34l14 14v62M70 18v14h14M46 44h28M46 54h28M46 64h18M46 82c6-8 8 4 14-2s6 2 12-2",
  // A lens over a leaf.
  Check:
    "M28 94h64M54 26a26 26 0 1 1 0 52 26 26 0 0 1 0-52M73 71l18 20M42 60c0-14 10-20 24-20 0 14-8 22-24 20zM42 60l14-11",
  // A balance.
  Weigh:
    "M60 18v70M44 94c0-4 6-6 16-6s16 2 16 6M28 30c12-6 20-8 32-8s20 2 32 8M28 30l-14 28h28zM92 30L78 58h28zM14 58c2 10 26 10 28 0M78 58c2 10 26 10 28 0",
  // Three vials in a rack.
  Test: "M26 94V54h68v40M26 66h68M38 20v52c0 8 12 8 12 0V20M54 30v42c0 8 12 8 12 0V30M70 20v52c0 8 12 8 12 0V20M36 20h16M52 30h16M68 20h16M38 44h12M54 56h12M70 38h12",
  // A bottle with its number.
  Number:
    "M40 94V48c0-6 6-8 6-14h28c0 6 6 8 6 14v46M44 34V20h32v14M50 20v14M56 20v14M62 20v14M68 20v14M40 56h40M40 84h40M50 66v8M55 66v8M62 66v8M65 66v8M70 66v8",
};

export function StepDrawing({ step }: { step: Step }) {
  return (
    <svg
      viewBox="0 0 120 96"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      className="step-drawing"
    >
      <path d={drawings[step]} />
    </svg>
  );
}
