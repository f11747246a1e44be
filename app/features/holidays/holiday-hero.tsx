import { Hero } from "~/blocks/hero";
import holidaysHero from "~/content/generated/pictures/holidays-hero";
import { holidayCopy } from "~/content/holidays/holiday-copy";
import type { HolidayEvent } from "~/content/holidays/holiday-events";
import { getEventEnd } from "~/content/holidays/holidays";
import { buttonClass } from "~/ui/button";
import { TextLink } from "~/ui/link";
import { useCurrentEvent, useIsPast, useTimeLeft } from "./clock";

export const bundlesId = "bundles";
export const finderId = "gift-finder";

export function HolidayHero({ renderedAtMs }: { renderedAtMs: number }) {
  const event = useCurrentEvent(renderedAtMs);
  const { title, subtitle, lead, toBundles, toFinder } = holidayCopy;
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
      picture={holidaysHero}
      sizes="(min-width: 45rem) 100vw, 140vw"
      pictureClass="object-[90%_60%]"
    >
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={`#${bundlesId}`} className={buttonClass("primary")}>
          {toBundles}
        </a>
        <a href={`#${finderId}`} className={buttonClass("secondary")}>
          {toFinder}
        </a>
      </p>
      <Countdown lastDay={event.lastDay} renderedAtMs={renderedAtMs} />
      <EndOfEvent event={event} renderedAtMs={renderedAtMs} />
    </Hero>
  );
}

const units = ["days", "hours", "minutes", "seconds"] as const;

/** A screen reader does not announce the ticks of a `timer`. */
function Countdown({ lastDay, renderedAtMs }: { lastDay: string; renderedAtMs: number }) {
  const left = useTimeLeft(lastDay, renderedAtMs);
  return (
    <div role="timer" aria-label="Time left of the holiday event" className={countdownClass}>
      {units.map((unit) => (
        <p
          key={unit}
          className="border-l border-holiday-line py-3 pl-3 text-sm wrap-anywhere first:border-l-0 first:pl-0"
        >
          <b className="block font-display text-display-lg whitespace-nowrap">
            {left ? String(left[unit]).padStart(2, "0") : "–"}
          </b>{" "}
          {unit[0]?.toUpperCase() + unit.slice(1)}
        </p>
      ))}
    </div>
  );
}

const countdownClass = [
  "mt-10 grid max-w-120 grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] tabular",
  "border-y border-holiday-line",
].join(" ");

/** Describes the countdown. Only the end of the event is announced. */
function EndOfEvent({ event, renderedAtMs }: { event: HolidayEvent; renderedAtMs: number }) {
  const isOver = useIsPast(event.lastDay, renderedAtMs);
  const text = getEventEnd(event);
  return (
    <div className="mt-4 max-w-measure-md text-note">
      <p role="status">
        {isOver && <b className="text-lg font-semibold">{holidayCopy.hasEnded}</b>}
      </p>
      <p>{isOver ? text.after : text.before}</p>
      {isOver && <TextLink to="/shop">{holidayCopy.toShop}</TextLink>}
    </div>
  );
}
