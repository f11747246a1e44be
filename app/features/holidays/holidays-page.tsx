import {
  datesSection,
  getEventDates,
  getPerksText,
  holidayCopy,
  perksHeading,
  reasons,
  stockCopy,
} from "#brand/content/holidays/holidays.ts";
import { giftImage } from "#brand/content/page-images.ts";
import { Picture } from "~/blocks/picture";
import { Timeline, TimelineEntry } from "~/blocks/timeline";
import { useRetry } from "~/commerce/retry";
import { imageSizes } from "~/lib/breakpoints";
import { Button, buttonVariants } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";
import { Section, SectionHead, SplitSection } from "~/ui/section";
import { BundleCards, bundlesId } from "./bundle-cards";
import { getStockText, type LoadedBundles, showsPrices } from "./bundle-state";
import { getCurrentEvent, getTense, useToday } from "./clock";
import { GiftFinder } from "./gift-finder";
import { type EventProps, HolidayHero } from "./holiday-hero";

type HolidaysPageProps = {
  bundles: LoadedBundles;
  /** When the server rendered the page; see `clock.ts`. */
  renderedAtMs: number;
};

export function HolidaysPage({ bundles, renderedAtMs }: HolidaysPageProps) {
  const today = useToday(renderedAtMs);
  const event = getCurrentEvent(today);
  const tense = getTense(event.lastDay, today);
  return (
    <>
      <HolidayHero event={event} tense={tense} />
      <BundleCards loaded={bundles} />
      <Perks event={event} tense={tense} loaded={bundles} />
      <GiftFinder loaded={bundles} />
      <Reasons />
      <Dates event={event} tense={tense} today={today} />
      <Stock loaded={bundles} />
    </>
  );
}

function Perks({ event, tense, loaded }: EventProps & { loaded: LoadedBundles }) {
  return (
    <SplitSection
      titleId="perks"
      title={perksHeading}
      text={getPerksText(event)[tense]}
      spacing="bottom"
    >
      <dl className="divide-y divide-holiday-line border-y border-holiday-line">
        {event.perks.map(([perk, text, textWithoutPrice = text]) => (
          <div key={perk} className="items-baseline gap-6 py-5 sm:grid sm:grid-cols-2">
            <dt className="font-display text-display-sm">{perk}</dt>
            <dd className="mt-1 text-muted">{showsPrices(loaded) ? text : textWithoutPrice}</dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}

/** Each day has its own tense. */
function Dates({ event, tense, today }: EventProps & { today: string }) {
  return (
    <Section aria-labelledby="dates" spacing="bottom">
      <SectionHead id="dates" text={datesSection.text[tense]}>
        {datesSection.heading}
      </SectionHead>
      <Timeline className="lg:grid-cols-[5fr_6fr_8fr] [--color-primary:var(--color-holiday)] [--color-accent:var(--color-holiday)] [--color-line-strong:var(--color-holiday-line)]">
        {getEventDates(event).map(({ name, day, date, text }) => (
          <TimelineEntry
            key={name}
            isPast={today > day}
            label={<time dateTime={day}>{date}</time>}
            title={name}
            text={text[getTense(day, today)]}
          />
        ))}
      </Timeline>
    </Section>
  );
}

function Reasons() {
  return (
    <Section aria-labelledby="why">
      <Heading id="why">{reasons.heading}</Heading>
      <dl className="mt-8 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {reasons.items.map(([reason, text]) => (
          <div key={reason} className="border-t border-ink pt-4">
            <dt className="font-display text-display-xs">{reason}</dt>
            <dd className="mt-2 max-w-measure-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Stock({ loaded }: { loaded: LoadedBundles }) {
  const retry = useRetry();
  return (
    <Section
      aria-labelledby="shelf"
      tone="holiday"
      className="flex items-center justify-between gap-16"
    >
      <div>
        <Heading id="shelf">{stockCopy.heading}</Heading>
        <p role="status" className="mt-5 max-w-measure-sm font-display text-display-sm">
          {getStockText(loaded)}
        </p>
        {loaded && <p className="mt-3 max-w-measure-md text-note">{stockCopy.asOf}</p>}
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          {loaded ? (
            <a href={`#${bundlesId}`} className={buttonVariants()}>
              {holidayCopy.toBundles}
            </a>
          ) : (
            <Button onClick={() => retry()}>Try Again</Button>
          )}
          <TextLink to="/shop">{holidayCopy.toShop}</TextLink>
        </p>
      </div>
      <Picture
        image={giftImage}
        alt=""
        sizes={imageSizes({ base: "26vw", lg: "320px" })}
        className="aspect-square w-[min(320px,26vw)] flex-none rounded-picture object-cover object-bottom max-sm:hidden"
      />
    </Section>
  );
}
