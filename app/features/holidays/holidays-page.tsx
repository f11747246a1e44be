import { HolidayHero } from "./holiday-hero";
import { type HolidaysPageProps, HolidaysRest } from "./holidays-rest";

export function HolidaysPage(props: HolidaysPageProps) {
  return (
    <>
      <HolidayHero renderedAtMs={props.renderedAtMs} />
      <HolidaysRest {...props} />
    </>
  );
}
