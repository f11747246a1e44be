import type { HolidayEvent } from "#brand/content/holidays/holiday-events.ts";
import { getEventEnd, holidayCopy, type Tenses } from "#brand/content/holidays/holidays.ts";
import holidaysHero from "#brand/generated/images/holidays-hero.ts";
import { Hero } from "~/blocks/hero";
import { imageSizes } from "~/lib/breakpoints";
import { buttonVariants } from "~/ui/button";
import { TextLink } from "~/ui/link";
import { bundlesId } from "./bundle-cards";
import { getTimeUnits, useSecondsLeft } from "./clock";
import { finderId } from "./gift-finder";

export type EventProps = {
  event: HolidayEvent;
  /** Tense of the event's last day. */
  tense: keyof Tenses;
};

export function HolidayHero({ event, tense }: EventProps) {
  const { title, subtitle, lead, toBundles, toFinder, toShop } = holidayCopy;
  const isOver = tense === "after";
  return (
    <Hero
      layout="beside"
      tone="holiday"
      titleId="holidays-title"
      titleSize="xl"
      title={
        <>
          {title} <em className="block display-italic">{subtitle}</em>
        </>
      }
      lead={lead}
      image={holidaysHero}
      sizes={imageSizes({ base: "140vw", sm: "100vw" })}
      imageClass="object-[90%_60%]"
    >
      {/* Only the end of the event is announced. */}
      <p role="status" className="text-lg font-semibold">
        {isOver && <span className="mt-5 block">{getEventEnd(event).after}</span>}
      </p>
      <p className={`flex flex-wrap items-center gap-3 ${isOver ? "mt-5" : "mt-8"}`}>
        <a href={`#${bundlesId}`} className={buttonVariants()}>
          {toBundles}
        </a>
        <a href={`#${finderId}`} className={buttonVariants({ variant: "secondary" })}>
          {toFinder}
        </a>
        {isOver && <TextLink to="/shop">{toShop}</TextLink>}
      </p>
      <Countdown event={event} tense={tense} />
      {!isOver && <p className="mt-4 max-w-measure-md text-note">{getEventEnd(event).before}</p>}
    </Hero>
  );
}

/** A screen reader does not announce the ticks of a `timer`. */
function Countdown({ event, tense }: EventProps) {
  const seconds = useSecondsLeft(event.lastDay) ?? (tense === "after" ? 0 : null);
  return (
    <div
      role="timer"
      aria-label="Time left in the holiday event"
      className="mt-10 grid max-w-120 grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] tabular border-y border-holiday-line"
    >
      {Object.entries(getTimeUnits(seconds ?? 0)).map(([unit, count]) => (
        <p
          key={unit}
          className="border-l border-holiday-line py-3 pl-3 text-sm wrap-anywhere first:border-l-0 first:pl-0"
        >
          <b translate="no" className="block font-display text-display-lg whitespace-nowrap">
            {seconds === null ? "–" : String(count).padStart(2, "0")}
          </b>{" "}
          {unit}
        </p>
      ))}
    </div>
  );
}
