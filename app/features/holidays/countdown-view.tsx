import { useTimeLeft } from "./clock";

const units = ["days", "hours", "minutes", "seconds"] as const;

/** Figures that tick. A timer is not read out while it runs; who wants to know it can go there. */
export function Countdown({ madeAtMs }: { madeAtMs: number }) {
  const left = useTimeLeft(madeAtMs);
  return (
    <div role="timer" aria-label="Time left of the holiday event" className="countdown tabular">
      {units.map((unit) => (
        <p key={unit}>
          <b>{left ? String(left[unit]).padStart(2, "0") : "–"}</b>{" "}
          {unit[0]?.toUpperCase() + unit.slice(1)}
        </p>
      ))}
    </div>
  );
}
