import { Fragment } from "react";
import { founder } from "#brand/content/about/founder.ts";
import {
  chapters,
  founderHeadings,
  founderQuestions,
  philosophy,
  pullQuote,
  twoLabels,
} from "#brand/content/about/founder-story.ts";
import { supplementStatement } from "#brand/content/supplement-statement.ts";
import founderDesk from "#brand/generated/images/founder-desk.ts";
import { Hero } from "~/blocks/hero";
import { PageLink } from "~/blocks/page-link";
import { imageSizes } from "~/lib/breakpoints";
import { Accordion } from "~/ui/accordion";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { Section, Split, SplitSection } from "~/ui/section";

export function FounderPage() {
  return (
    <>
      {/* Shows the founder's desk, because the founder is sample content. */}
      <Hero
        layout="beside"
        titleId="founder-title"
        title={
          <>
            “How much <br />
            is in it?”
          </>
        }
        lead={`${founder.name} spent nine years making other people’s shampoo before she asked that of a bottle of her own.`}
        image={founderDesk}
        sizes={imageSizes({ base: "115vw", sm: "100vw", lg: "66vw" })}
        imageClass="lg:rounded-bl-picture"
      />
      <Chapters />
      <Philosophy />
      <SplitSection
        titleId="founder-questions-title"
        title={founderHeadings.questions}
        text={`${founder.name}, ${founder.role.toLowerCase()}`}
        ratio="5:6"
      >
        <Accordion name="founder" items={founderQuestions} isFirstOpen />
      </SplitSection>
      <SplitSection
        titleId="founder-close-title"
        title={founderHeadings.close}
        titleSize="2xl"
        tone="inverse"
        ratio="7:5"
        className="lg:items-end"
      >
        <p className="text-lg text-muted">
          Every amount is on the label, and on the page that sells it.
        </p>
        <p className="mt-5 mb-8 flex flex-wrap gap-x-6 gap-y-2">
          <ButtonLink to="/shop">Shop All Products</ButtonLink>
          <PageLink to="/science">Read Our Science</PageLink>
        </p>
        {supplementStatement && (
          <p className="max-w-measure-md text-sm font-semibold text-muted">{supplementStatement}</p>
        )}
      </SplitSection>
    </>
  );
}

/** Cards in two columns, which stand at different heights on desktops. */
function Philosophy() {
  return (
    <Section aria-labelledby="philosophy-title" tone="raised">
      <Heading id="philosophy-title" className="lg:max-em-9">
        {founderHeadings.rules}
      </Heading>
      <ul className="mt-10 grid gap-gutter sm:grid-cols-2 lg:-mt-10 lg:mb-16 lg:ml-auto lg:w-11/12 lg:gap-y-16">
        {philosophy.map(({ title, text }) => (
          <li
            key={title}
            className="rounded-picture bg-surface p-6 lg:min-h-54 lg:px-10 lg:py-8 lg:odd:translate-y-30 forced-colors:border"
          >
            <Heading level={3} size="sm" className="mb-3">
              {title}
            </Heading>
            <p className="max-w-measure-md">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The founder's story, with the years in the margin. */
function Chapters() {
  return (
    <div className="page-width grid grid-cols-1 gap-12 py-section lg:gap-24">
      {chapters.map(({ when, title, paragraphs }, index) => (
        <Fragment key={when}>
          <section aria-label={title}>
            <Split
              isHeadSticky
              className="max-lg:gap-y-2"
              head={
                <p className="tabular font-medium text-accent lg:font-display lg:text-display-lg lg:font-normal">
                  {when}
                </p>
              }
            >
              <Heading size="md">{title}</Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-5 max-w-measure-md text-lg/relaxed">
                  {paragraph}
                </p>
              ))}
            </Split>
          </section>
          {index === 1 && <TwoLabels />}
        </Fragment>
      ))}
      <blockquote className="display-italic text-display-lg text-primary lg:ml-auto lg:w-7/12">
        <p className="max-em-12 text-balance">{pullQuote}</p>
      </blockquote>
    </div>
  );
}

/** Two labels side by side; on the first, most amounts are missing. */
function TwoLabels() {
  return (
    <Grid as="figure" isAlwaysGrid className="gap-y-gutter sm:grid-cols-2 lg:items-end">
      <Label {...twoLabels.found} />
      <Label {...twoLabels.made} isMade />
      <figcaption className="text-sm text-muted sm:col-span-2 lg:col-span-3 lg:pl-2">
        {twoLabels.caption}
      </figcaption>
    </Grid>
  );
}

type LabelProps = (typeof twoLabels)["found" | "made"] & { isMade?: boolean };

function Label({ title, lines, isMade = false }: LabelProps) {
  return (
    <div className={`tabular ${isMade ? "lg:col-span-5" : "lg:col-span-4"}`}>
      <p className="mb-2 font-display text-display-xs">{title}</p>
      <dl
        className={`divide-y divide-line ${isMade ? "border-2 border-primary" : "border border-line-strong"}`}
      >
        {lines.map(({ name, amount }) => (
          <div
            key={name}
            className={`flex flex-wrap justify-between gap-x-4 px-5 py-4 ${isMade ? "lg:py-5" : ""}`}
          >
            <dt>{name}</dt>
            <dd className={isMade ? "font-medium" : ""}>
              {amount ?? <span className="text-muted">not stated</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
