import type { Variant } from "~/commerce/model";
import { useArrivalDays } from "./arrival";
import { describeRefill, getRefill, type Refill } from "./refill";
import { useWashes } from "./washes";

/** How long this quantity of a variant lasts, by the visitor's own washes. Null where nothing is known. */
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
  /** Currency as in `Arrival`; null where no day of arrival is promised. */
  currencyCode: string | null;
}) {
  const { refill, currencyCode } = props;
  const arrival = useArrivalDays(currencyCode);
  return <>{describeRefill(refill, arrival?.first, arrival?.orderDay)}</>;
}
