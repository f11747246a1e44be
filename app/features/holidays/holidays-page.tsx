import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Answer } from "~/commerce/answer";
import { useAnswer } from "~/commerce/use-answer";
import { holidayBundles } from "~/content/holiday-bundles";
import { BundleCards } from "./bundle-cards";
import { type BundleProducts, stateOf } from "./bundle-stock";
import { GiftFinder } from "./gift-finder";
import { HolidayDates } from "./holiday-dates";
import { HolidayHero } from "./holiday-hero";
import { HolidayPerks } from "./holiday-perks";
import { OnTheShelf } from "./on-the-shelf";
import { WhyChoose } from "./why-choose";
import "./holidays.css";

type HolidaysPageProps = {
  bundles: Answer<BundleProducts>;
  /** When this page was made; see `useIsPast`. */
  madeAtMs: number;
};

/** In the order of the specification (section 2). */
export function HolidaysPage({ bundles, madeAtMs }: HolidaysPageProps) {
  const reading = useAnswer(bundles, ["holiday-bundles"]);
  usePaymentToast(reading);
  const states = holidayBundles.map((bundle) => stateOf(reading, bundle));
  const tryAgain = reading.status === "failed" ? reading.tryAgain : null;

  return (
    <div className="holidays">
      <HolidayHero madeAtMs={madeAtMs} />
      <BundleCards states={states} />
      <HolidayPerks madeAtMs={madeAtMs} />
      <GiftFinder states={states} />
      <WhyChoose />
      <HolidayDates madeAtMs={madeAtMs} />
      <OnTheShelf states={states} onTryAgain={tryAgain} />
    </div>
  );
}
