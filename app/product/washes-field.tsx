import { useEffect, useId, useRef } from "react";
import { refillCopy } from "~/content/refill";
import { setWashes, useWashes, washCounts } from "./washes";

/** Asks for the washes of a week. One answer holds for all products. */
export function WashesField({ className = "" }: { className?: string }) {
  const washes = useWashes();
  const privacyId = useId();
  const field = useRef<HTMLSelectElement>(null);

  // Takes what was chosen in the server's field, which stands before this part is loaded.
  useEffect(() => {
    if (field.current?.value) setWashes(Number(field.current.value));
  }, []);

  return (
    <div className={className}>
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
        {refillCopy.washesLabel}
        <select
          ref={field}
          // The browser must not restore what was chosen before a newer answer.
          autoComplete="off"
          value={washes ?? ""}
          aria-describedby={privacyId}
          onChange={({ target }) => setWashes(Number(target.value))}
          className="min-h-11 cursor-pointer rounded-control border border-line-strong bg-surface px-3 font-medium hover:border-ink"
        >
          {washes === null && <option value="">{refillCopy.washesUnknown}</option>}
          {washCounts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <p id={privacyId} className="text-sm text-muted">
        {refillCopy.washesPrivacy}
      </p>
    </div>
  );
}
