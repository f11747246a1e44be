import { Picture } from "~/blocks/picture";
import holidaysHero from "~/content/generated/pictures/holidays-hero";
import { holidayEnd, holidayWords } from "~/content/holiday-words";
import { buttonLook } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { useIsPast } from "./clock";
import { Countdown } from "./countdown-view";

export const bundlesId = "bundles";
export const finderId = "gift-finder";

export function HolidayHero({ madeAtMs }: { madeAtMs: number }) {
  const { title, subtitle, lead, toBundles, toFinder } = holidayWords;
  return (
    <section aria-labelledby="holidays-title" className="holiday-hero dark">
      <div className="holiday-hero-words">
        <h1 id="holidays-title">
          {title} <em className="display-italic not-italic">{subtitle}</em>
        </h1>
        <p className="holiday-lead">{lead}</p>
        <p className="holiday-ways">
          <a href={`#${bundlesId}`} className={buttonLook("primary")}>
            {toBundles}
          </a>
          <a href={`#${finderId}`} className={buttonLook("secondary")}>
            {toFinder}
          </a>
        </p>
        <Countdown madeAtMs={madeAtMs} />
        <EndOfEvent madeAtMs={madeAtMs} />
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

/** What the figures mean in words; only that the event has ended is announced. */
function EndOfEvent({ madeAtMs }: { madeAtMs: number }) {
  const isOver = useIsPast(holidayEnd, madeAtMs);
  return (
    <div className="holiday-end">
      <p role="status">{isOver && <b>{holidayWords.hasEnded}</b>}</p>
      <p>{isOver ? holidayWords.afterwards : holidayWords.ends}</p>
      {isOver && <TextLink to="/shop">{holidayWords.toShop}</TextLink>}
    </div>
  );
}
