import { useSyncExternalStore } from "react";
import { arrivalCopy } from "#brand/content/arrival.ts";
import { facts } from "#brand/content/facts.ts";
import { holidayEvents } from "#brand/content/holidays/holiday-events.ts";
import { market } from "#brand/content/market.ts";
import { formatArrivalDays, getArrivalDays, getOrderDay } from "~/lib/delivery-days";

type ArrivalProps = {
  /**
   * The price's currency. Days are shown for the shop's own only, in which a store sells in the United States; the
   * rule is shown for any other. `null` where nothing can be ordered.
   */
  currencyCode: string | null;
  /** The store has none of it at the moment, so that nothing is said of its days. */
  isBackordered?: boolean;
  /** Priority or express, for which the shop says only when an order leaves. */
  shipsFaster?: boolean;
  /** Part of a served page: the days then take the room that the rule leaves, so that nothing moves. */
  isServed?: boolean;
};

/** Says when an order placed now arrives. */
export function Arrival(props: ArrivalProps) {
  const { currencyCode, isBackordered, shipsFaster, isServed = false } = props;
  if (isBackordered) return <span className="block">{arrivalCopy.backordered}</span>;
  if (shipsFaster) return <span className="block">{arrivalCopy.dispatch}</span>;
  return <StandardArrival currencyCode={currencyCode} isServed={isServed} />;
}

/**
 * The days of standard delivery. Pages are cached for everyone, so the server and hydration render the
 * rule; the days then take its place, in the room that it leaves.
 */
function StandardArrival({
  currencyCode,
  isServed,
}: Pick<ArrivalProps, "currencyCode" | "isServed">) {
  const days = useArrivalDays(currencyCode);
  if (days && !isServed)
    return <span className="block">{arrivalCopy.getDays(formatArrivalDays(days))}</span>;
  return (
    <span className="relative block text-balance">
      <span className={days ? "invisible" : undefined}>{arrivalCopy.rule}</span>
      {days && (
        <span className="absolute inset-0 flex items-center">
          {arrivalCopy.getDays(formatArrivalDays(days))}
        </span>
      )}
    </span>
  );
}

/** The arrival days of an order placed now; null on the server, during hydration, and where none are promised. */
function useArrivalDays(currencyCode: string | null) {
  const orderDay = useSyncExternalStore(everyMinute, getToday, getNoDay);
  if (!orderDay || currencyCode !== market.currency) return null;
  return getArrivalDays(orderDay, { ...facts, ...market }, holidayEvents);
}

function getToday(): string {
  return getOrderDay(Date.now(), market.timeZone);
}

const getNoDay = () => null;

/** A page that is open at midnight changes its days. */
function everyMinute(onTick: () => void): () => void {
  const timer = setInterval(onTick, 60_000);
  return () => clearInterval(timer);
}
