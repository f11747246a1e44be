import { facts } from "#brand/content/facts.ts";
import { yearPlan } from "#brand/content/subscribe/plans.ts";
import {
  finalCall,
  getMemberBenefits,
  getSavingTitle,
  getSubscribeFaqs,
  getSubscribeStats,
  problems,
  promise,
  type SavedPercent,
  sixMonths,
  subscribeCopy,
  subscribeHeadings,
} from "#brand/content/subscribe/subscribe.ts";
import strandBand from "#brand/generated/images/strand-band.ts";
import { FaqSection } from "~/blocks/faq-section";
import { Figures } from "~/blocks/figures";
import { coverHeroImage } from "~/blocks/hero";
import { Picture } from "~/blocks/picture";
import { Timeline, TimelineEntry } from "~/blocks/timeline";
import { imageSizes } from "~/lib/breakpoints";
import { Heading, Lead } from "~/ui/heading";
import { Section, SectionHead, SplitSection } from "~/ui/section";
import { isAsWritten, type PlanImages, type PlanOffers, summarizePlans } from "./plan-offer";
import { PlanSection, PlansLink } from "./plan-section";
import { PlansHero } from "./plans-hero";
import { SubscriberStories } from "./subscriber-stories";
import { YearTable } from "./year-table";

type SubscribePageProps = {
  offers: PlanOffers;
  images: PlanImages;
  /** Whether amounts of our own texts are shown. */
  showsPrices: boolean;
};

/** What a plan costs comes from the store where it sells the plan; the rest is content. */
export function SubscribePage({ offers, images, showsPrices }: SubscribePageProps) {
  const { saved, schedules } = summarizePlans(offers);
  return (
    <>
      <SubscribeHero saved={saved} />
      <ProblemRows saved={saved} />
      <PlanSection offers={offers} images={images} />
      <MemberBenefits {...{ saved, schedules, showsPrices }} />
      <SixMonths />
      <SubscriberStories />
      {isAsWritten(offers, yearPlan) && <YearTable showsPrices={showsPrices} />}
      <FaqSection
        titleId="subscribe-faq"
        title={subscribeHeadings.questions}
        spacing="bottom"
        name="subscribe-faq"
        items={getSubscribeFaqs(schedules)}
      />
      <Section aria-labelledby="promise" tone="inverse">
        <Heading id="promise">
          {facts.subscriptionGuaranteeDays}-day <span className="inline-block">money-back</span>{" "}
          guarantee.
        </Heading>
        <Lead className="mt-4">{promise}</Lead>
      </Section>
      <FinalCall {...{ schedules, showsPrices }} />
    </>
  );
}

function SubscribeHero({ saved }: { saved: SavedPercent }) {
  const { title, lead, badges, toPlans, toPrices } = subscribeCopy;
  return (
    <PlansHero title={title} titleEnd={getSavingTitle(saved)} lead={lead}>
      <p className="mt-8 flex flex-wrap gap-3">
        <PlansLink label={toPlans} />
        <PlansLink label={toPrices} variant="secondary" />
      </p>
      <ul className="mt-8 text-note font-medium sm:flex sm:flex-wrap sm:gap-x-6 sm:gap-y-2 lg:mt-16">
        {badges.map((badge) => (
          <li key={badge} className="border-t border-line py-3 sm:border-ink">
            {badge}
          </li>
        ))}
      </ul>
    </PlansHero>
  );
}

/** What goes wrong without a plan, and what a plan does about it. */
function ProblemRows({ saved }: { saved: SavedPercent }) {
  const [without, withPlan] = problems.columns;
  return (
    <SplitSection titleId="problems" title={problems.heading}>
      <table className="w-full table-fixed text-left">
        <thead className="border-b border-ink text-note">
          <tr>
            <th scope="col" className="pb-3 font-normal text-muted">
              {without}
            </th>
            <th scope="col" className="pb-3 font-semibold">
              {withPlan}
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.getRows(saved).map(([problem, benefit]) => (
            <tr key={problem} className="border-b border-line align-top">
              <td className="py-5 pr-5 text-muted">{problem}</td>
              <td className="py-5 font-display text-display-xs hyphens-auto">{benefit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SplitSection>
  );
}

type FinalCallProps = { schedules: readonly number[]; showsPrices: boolean };
type MemberBenefitsProps = FinalCallProps & { saved: SavedPercent };

/** Each text continues its figure as a sentence. */
function MemberBenefits({ saved, schedules, showsPrices }: MemberBenefitsProps) {
  return (
    <Section aria-labelledby="benefits" tone="inverse">
      <Heading id="benefits">{subscribeHeadings.benefits}</Heading>
      <ul className="mt-10 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12">
        {getMemberBenefits(saved, schedules, showsPrices).map(({ title, figure, unit, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <h3 className="font-medium">{title}</h3>
            <p className="max-w-measure-sm text-muted">
              <b className="mt-3 mb-2 block font-display text-display-lg text-ink">
                {figure}
                {unit && (
                  <small className="ml-[0.16em] text-[0.42em] tracking-normal">{unit}</small>
                )}
              </b>{" "}
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Columns are as wide as the weeks of their phase; the last one has no end. */
function SixMonths() {
  return (
    <Section aria-labelledby="six-months">
      <SectionHead id="six-months" text={sixMonths.text}>
        {sixMonths.heading}
      </SectionHead>
      <Timeline className="lg:grid-cols-[minmax(176px,4fr)_8fr_14fr_minmax(240px,6fr)]">
        {sixMonths.phases.map((phase, index) => (
          <TimelineEntry
            key={phase.label}
            {...phase}
            isOpenEnd={index === sixMonths.phases.length - 1}
          />
        ))}
      </Timeline>
    </Section>
  );
}

function FinalCall({ schedules, showsPrices }: FinalCallProps) {
  return (
    <>
      <section aria-labelledby="final-call" className="relative lg:min-h-150">
        <div className="page-width relative z-1 pt-12 pb-10 lg:py-24">
          <Heading id="final-call" className="lg:max-em-5">
            {finalCall.heading}
          </Heading>
          <p className="mt-4 mb-6 max-w-measure-xs text-lg">{finalCall.getText(schedules)}</p>
          <PlansLink label={subscribeCopy.toPlans} />
        </div>
        <Picture
          image={strandBand}
          alt=""
          sizes={imageSizes({ base: "185vw", sm: "125vw" })}
          className={`${coverHeroImage} object-[60%_50%] lg:object-[50%_30%]`}
        />
      </section>
      <Section aria-label="Subscribers in numbers" className="py-12" spacing="none">
        <Figures figures={getSubscribeStats(showsPrices)} />
      </Section>
    </>
  );
}
