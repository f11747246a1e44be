import { Picture } from "~/blocks/picture";
import holidaysHero from "~/content/generated/pictures/holidays-hero";
import type { HolidayEvent } from "~/content/holiday-events";
import { getEventEnd, holidayCopy } from "~/content/holidays";
import { buttonClass } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { useCurrentEvent, useIsPast } from "./clock";
import { Countdown } from "./countdown-view";

export const bundlesId = "bundles";
export const finderId = "gift-finder";

export function HolidayHero({ madeAtMs }: { madeAtMs: number }) {
  const event = useCurrentEvent(madeAtMs);
  const { title, subtitle, lead, toBundles, toFinder } = holidayCopy;
  return (
    <section aria-labelledby="holidays-title" data-tone="holiday" className="holiday-hero">
      <div className="holiday-hero-words">
        <h1 id="holidays-title">
          {title} <em className="display-italic not-italic">{subtitle}</em>
        </h1>
        <p className="holiday-lead">{lead}</p>
        <p className="holiday-ways">
          <a href={`#${bundlesId}`} className={buttonClass("primary")}>
            {toBundles}
          </a>
          <a href={`#${finderId}`} className={buttonClass("secondary")}>
            {toFinder}
          </a>
        </p>
        <Countdown lastDay={event.lastDay} madeAtMs={madeAtMs} />
        <EndOfEvent event={event} madeAtMs={madeAtMs} />
      </div>
      <div className="holiday-hero-picture">
        <Picture
          picture={holidaysHero}
          alt=""
          sizes="(min-width: 68.75rem) 90vw, (min-width: 45rem) 110vw, 180vw"
          priority
        />
      </div>
    </section>
  );
}

type EndOfEventProps = { event: HolidayEvent; madeAtMs: number };

/** Describes the countdown. Only the end of the event is announced. */
function EndOfEvent({ event, madeAtMs }: EndOfEventProps) {
  const isOver = useIsPast(event.lastDay, madeAtMs);
  const text = getEventEnd(event);
  return (
    <div className="holiday-end">
      <p role="status">{isOver && <b>{holidayCopy.hasEnded}</b>}</p>
      <p>{isOver ? text.after : text.before}</p>
      {isOver && <TextLink to="/shop">{holidayCopy.toShop}</TextLink>}
    </div>
  );
}
