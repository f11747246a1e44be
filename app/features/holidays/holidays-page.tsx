import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { HolidayHero } from "./holiday-hero";
import type { HolidaysPageProps } from "./holidays-rest";

export function HolidaysPage(props: HolidaysPageProps) {
  return (
    <>
      <HolidayHero renderedAtMs={props.renderedAtMs} />
      <HolidaysRest {...props} />
    </>
  );
}

const HolidaysRest = lazyOnInteraction(async () => (await import("./holidays-rest")).HolidaysRest);
