import { facts } from "./facts";
import { market } from "./market";

/** When an order arrives. The days themselves: `app/lib/delivery-days.ts`. */
export const arrivalCopy = {
  /** Text for priority and express, whose days are not those of standard delivery. */
  dispatch: `Ships in ${facts.dispatchDays}`,
  /** The rule, where no days can be said: before hydration, and for a store outside the facts' country. */
  rule: `Ships in ${facts.dispatchDays}. Arrives ${facts.deliveryDays} later in ${market.theCountryShort}.`,
  /** Text for what the store has none of at the moment. */
  backordered: "On backorder: we can’t say yet when it will arrive",
  /** Text for a gift card, a file or a service. */
  nothingShips: "No shipping needed",
  /** `days` is a range such as `Dec 3–8`. */
  getDays: (days: string) => `Arrives ${days} (${market.country})`,
};
