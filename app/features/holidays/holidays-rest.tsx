import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import { useLoadResult } from "~/commerce/use-load-result";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import { BundleCards } from "./bundle-cards";
import { type BundleProducts, getBundleState } from "./bundle-stock";
import { useCurrentEvent } from "./clock";
import { GiftFinder } from "./gift-finder";
import { HolidayDates } from "./holiday-dates";
import { HolidayPerks } from "./holiday-perks";
import { Stock } from "./stock";
import { WhyChoose } from "./why-choose";

export type HolidaysPageProps = {
  bundles: LoadResult<BundleProducts>;
  /** When this page was rendered; see `useCurrentEvent`. */
  renderedAtMs: number;
};

/** Everything below the first screen. */
export function HolidaysRest({ bundles, renderedAtMs }: HolidaysPageProps) {
  const event = useCurrentEvent(renderedAtMs);
  const loaded = useLoadResult(bundles);
  usePaymentToast(loaded);
  const states = holidayBundles.map((bundle) => getBundleState(loaded, bundle));
  const retry = loaded.status === "failed" ? loaded.retry : null;

  return (
    <>
      <BundleCards states={states} />
      <HolidayPerks event={event} renderedAtMs={renderedAtMs} />
      <GiftFinder states={states} />
      <WhyChoose />
      <HolidayDates event={event} renderedAtMs={renderedAtMs} />
      <Stock states={states} onTryAgain={retry} />
    </>
  );
}
