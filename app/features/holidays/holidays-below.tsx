import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Answer } from "~/commerce/answer";
import { holidayBundles } from "~/content/holiday-bundles";
import { BundleCards } from "./bundle-cards";
import { type BundleProducts, stateOf } from "./bundle-stock";
import { GiftFinder } from "./gift-finder";
import { HolidayDates } from "./holiday-dates";
import { HolidayPerks } from "./holiday-perks";
import { OnTheShelf } from "./on-the-shelf";
import { useBundles } from "./use-bundles";
import { WhyChoose } from "./why-choose";

export type HolidaysPageProps = {
  bundles: Answer<BundleProducts>;
  /** When this page was made; see `useIsPast`. */
  madeAtMs: number;
};

/** Everything below the first screen, in the order of the specification (section 2). */
export function HolidaysBelow({ bundles, madeAtMs }: HolidaysPageProps) {
  const reading = useBundles(bundles);
  usePaymentToast(reading);
  const states = holidayBundles.map((bundle) => stateOf(reading, bundle));
  const tryAgain = reading.status === "failed" ? reading.tryAgain : null;

  return (
    <>
      <BundleCards states={states} />
      <HolidayPerks madeAtMs={madeAtMs} />
      <GiftFinder states={states} />
      <WhyChoose />
      <HolidayDates madeAtMs={madeAtMs} />
      <OnTheShelf states={states} onTryAgain={tryAgain} />
    </>
  );
}
