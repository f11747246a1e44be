import { useId } from "react";
import type { Variant } from "~/commerce/model";
import { refillCopy } from "~/content/refill";
import { useArrivalDays } from "./arrival";
import { describeRefill, getRefill, type Refill } from "./refill";
import { setWashes, useWashes, washCounts } from "./washes";

/** How long so many of a variant last, by the visitor's own washes. Null where nothing is known. */
export function useRefill(
  handle: string,
  variant: Pick<Variant, "selectedOptions"> | null,
  quantity: number,
): Refill | null {
  const washes = useWashes();
  return variant && getRefill({ handle, quantity, ...variant }, washes);
}

/**
 * The supply and its end. Pages are cached for everyone, so the server and hydration count its days, and the last day
 * takes their place.
 */
export function RefillText(props: {
  refill: Refill;
  /** As in `Arrival`; null where no day of arrival is promised. */
  currencyCode: string | null;
}) {
  const { refill, currencyCode } = props;
  const arrival = useArrivalDays(currencyCode);
  return <>{describeRefill(refill, arrival?.first, arrival?.orderDay)}</>;
}

/** Asks for the washes of a week. One answer holds for all products. */
export function WashesField({ className = "" }: { className?: string }) {
  const washes = useWashes();
  const privacyId = useId();
  return (
    <div className={`noscript:hidden ${className}`}>
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
        {refillCopy.washesLabel}
        <select
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
