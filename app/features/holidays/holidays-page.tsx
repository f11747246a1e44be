import type { ReactNode } from "react";
import { Hero } from "~/blocks/hero";
import { Picture } from "~/blocks/picture";
import { Timeline, TimelineEntry } from "~/blocks/timeline";
import { useFailure } from "~/blocks/use-failure";
import type { LoadFailure } from "~/commerce/errors";
import holidayGlow from "~/content/generated/images/holiday-glow-bundle-front";
import holidaysHero from "~/content/generated/images/holidays-hero";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import type { HolidayEvent } from "~/content/holidays/holiday-events";
import {
  datesSection,
  getEventDates,
  getEventEnd,
  getPerksText,
  holidayCopy,
  perksHeading,
  reasons,
  stockCopy,
  type Tenses,
} from "~/content/holidays/holidays";
import { imageSizes } from "~/lib/breakpoints";
import { Button, buttonVariants } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/link";
import { Section, SectionHead, SplitSection } from "~/ui/section";
import { BundleCards, bundlesId } from "./bundle-cards";
import { getBundleState, getStockSentence, type LoadedBundles, showsPrices } from "./bundle-state";
import { getCurrentEvent, getTense, useSecondsLeft, useToday } from "./clock";
import { getTimeUnits } from "./countdown";
import { finderId, GiftFinder } from "./gift-finder";

type HolidaysPageProps = {
  bundles: LoadedBundles;
  failure: LoadFailure | null;
  /** When the server rendered the page; see `clock.ts`. */
  renderedAtMs: number;
};

export function HolidaysPage({ bundles, failure, renderedAtMs }: HolidaysPageProps) {
  const today = useToday(renderedAtMs);
  const event = getCurrentEvent(today);
  const tense = getTense(event.lastDay, today);
  const retry = useFailure(failure);
  return (
    <>
      <HolidayHero event={event} tense={tense} loaded={bundles} />
      <BundleCards loaded={bundles} />
      <Perks event={event} tense={tense} loaded={bundles} />
      <GiftFinder loaded={bundles} />
      <Reasons />
      <Dates event={event} tense={tense} today={today} />
      <Stock loaded={bundles} retry={retry} />
    </>
  );
}

type EventProps = {
  event: HolidayEvent;
  /** Tense of the event's last day. */
  tense: keyof Tenses;
};

function Perks({ event, tense, loaded }: EventProps & { loaded: LoadedBundles }) {
  const perks = (
    <dl className="divide-y divide-holiday-line border-y border-holiday-line">
      {event.perks.map(([perk, text, textWithoutPrice = text]) => (
        <div key={perk} className="items-baseline gap-6 py-5 sm:grid sm:grid-cols-2">
          <dt className="font-display text-display-sm">{perk}</dt>
          <dd className="mt-1 text-muted">{showsPrices(loaded) ? text : textWithoutPrice}</dd>
        </div>
      ))}
    </dl>
  );
  const title = perksHeading[tense];
  const text = getPerksText(event)[tense];
  if (tense === "after")
    return (
      <PastPart id="perks" title={title} text={text}>
        {perks}
      </PastPart>
    );
  return (
    <SplitSection titleId="perks" title={title} text={text} spacing="bottom">
      {perks}
    </SplitSection>
  );
}

/** Each day has its own tense; once all are past, the part is. */
function Dates({ event, tense, today }: EventProps & { today: string }) {
  const dates = getEventDates(event);
  const timeline = (
    <Timeline className="lg:grid-cols-[5fr_6fr_7fr_8fr] [--color-primary:var(--color-holiday)] [--color-accent:var(--color-holiday)] [--color-line-strong:var(--color-holiday-line)]">
      {dates.map(({ name, day, date, text }) => (
        <TimelineEntry
          key={name}
          isPast={today > day}
          label={<time dateTime={day}>{date}</time>}
          title={name}
          text={text[getTense(day, today)]}
        />
      ))}
    </Timeline>
  );
  const title = datesSection.heading[tense];
  const text = datesSection.text[tense];
  if (dates.every(({ day }) => today > day))
    return (
      <PastPart id="dates" title={title} text={text}>
        {timeline}
      </PastPart>
    );
  return (
    <Section aria-labelledby="dates" spacing="bottom">
      <SectionHead id="dates" text={text}>
        {title}
      </SectionHead>
      {timeline}
    </Section>
  );
}

type PastPartProps = { id: string; title: string; text: string; children: ReactNode };

/** What is over, in one line that opens. */
function PastPart({ id, title, text, children }: PastPartProps) {
  return (
    <Section aria-labelledby={id} spacing="none">
      <details className="group border-b border-holiday-line">
        <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
          <Heading id={id} size="xs">
            {title}
          </Heading>
          <Icon name="plus" size={18} className="group-open:hidden" />
          <Icon name="minus" size={18} className="hidden group-open:block" />
        </summary>
        <p className="mb-6 max-w-measure-md text-muted">{text}</p>
        <div className="pb-8">{children}</div>
      </details>
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

function HolidayHero({ event, tense, loaded }: EventProps & { loaded: LoadedBundles }) {
  const { title, subtitle, lead, toBundles, toFinder, hasEnded, toShop } = holidayCopy;
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
        {isOver && <span className="mt-5 block">{hasEnded}</span>}
      </p>
      {isOver && <p className="max-w-measure-sm">{getStockText(loaded)}</p>}
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
      <p className="mt-4 max-w-measure-md text-note">{getEventEnd(event)[tense]}</p>
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
          <b className="block font-display text-display-lg whitespace-nowrap">
            {seconds === null ? "–" : String(count).padStart(2, "0")}
          </b>{" "}
          {unit}
        </p>
      ))}
    </div>
  );
}

type StockProps = { loaded: LoadedBundles; retry: () => Promise<void> };

function Stock({ loaded, retry }: StockProps) {
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
            <Button onClick={retry}>Try Again</Button>
          )}
          <TextLink to="/shop">{holidayCopy.toShop}</TextLink>
        </p>
      </div>
      <Picture
        image={holidayGlow}
        alt=""
        sizes={imageSizes({ base: "26vw", lg: "320px" })}
        className="aspect-square w-[min(320px,26vw)] flex-none rounded-picture object-cover object-bottom max-sm:hidden"
      />
    </Section>
  );
}

function getStockText(loaded: LoadedBundles): string {
  if (!loaded) return stockCopy.unknown;
  return getStockSentence(holidayBundles.map((bundle) => getBundleState(loaded, bundle)));
}
