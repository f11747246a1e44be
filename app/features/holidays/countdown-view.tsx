import { useTimeLeft } from "./clock";

const units = ["days", "hours", "minutes", "seconds"] as const;

type CountdownProps = { lastDay: string; madeAtMs: number };

/** A screen reader does not announce the ticks of a `timer`. */
export function Countdown({ lastDay, madeAtMs }: CountdownProps) {
  const left = useTimeLeft(lastDay, madeAtMs);
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
