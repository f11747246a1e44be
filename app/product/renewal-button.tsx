import type { SellingPlan } from "~/commerce/model";
import { getRenewalCalendar, renewalCalendarCopy } from "~/content/subscribe/renewal-calendar";
import { getOrderDay } from "~/lib/delivery-days";
import { formatPrice, type Money } from "~/lib/money";
import { textLinkVariants } from "~/ui/link";
import { getPlanDays, getPlanInterval } from "./plan-days";

type RenewalButtonProps = {
  /** Id of what is bought again and again: its variant and plan. */
  id: string;
  title: string;
  /** Price of each charge. */
  price: Money;
  plan: SellingPlan;
  /** Continues the button's name where a page has several. */
  of?: string;
};

/** Days of a year, in which twelve months of 30 days are. */
const yearDays = 365;

/**
 * Saves the charges of a year as a calendar file. Nothing for a plan whose name says no schedule, or one longer than a
 * year: calendar programs refuse a file without an event.
 */
export function RenewalButton({ id, title, price, plan, of }: RenewalButtonProps) {
  const interval = getPlanInterval(plan);
  if (!interval || Number(getPlanDays(plan)) > yearDays) return null;
  const { save, ifToday, fileName, contentType, ifOrderedToday } = renewalCalendarCopy;
  const renewal = { id, title, amount: formatPrice(price), interval };

  function download() {
    const now = Date.now();
    const calendar = getRenewalCalendar([renewal], getOrderDay(now), ifOrderedToday, now);
    saveFile(new File([calendar], fileName, { type: contentType }));
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <button
        type="button"
        aria-label={of && `${save}, ${of}`}
        onClick={download}
        className={textLinkVariants()}
      >
        {save}
      </button>
      <span className="text-muted">{ifToday}</span>
    </p>
  );
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
