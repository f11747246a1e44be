import { categories } from "#brand/content/categories.ts";
import {
  evidence,
  manufacturing,
  qualityStats,
  scienceCopy,
  scienceHeadings,
  scienceQuestions,
} from "#brand/content/science/science.ts";
import { certifications, leftOut } from "#brand/content/standards.ts";
import journalLabel from "#brand/generated/images/journal-label.ts";
import { FaqSection } from "~/blocks/faq-section";
import { Figures } from "~/blocks/figures";
import { Picture } from "~/blocks/picture";
import { SupplementStatement } from "~/blocks/supplement-statement";
import { useShownLinks } from "~/commerce/shown-links";
import { imageSizes } from "~/lib/breakpoints";
import { Grid } from "~/ui/grid";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink, LinkList } from "~/ui/link";
import { Section, SplitSection } from "~/ui/section";
import { HairCycle } from "./hair-cycle";
import { IngredientList } from "./ingredient-list";

const [allProducts, ...productCategories] = categories;
const categoryLinks = productCategories.map(({ label, path }) => ({ label, to: path }));

type SciencePageProps = {
  /** The handles of products that the store lacks. */
  missing: readonly string[];
};

export function SciencePage({ missing }: SciencePageProps) {
  return (
    <>
      <ScienceHero />
      <Section aria-labelledby="quality-title" spacing="none" className="pt-12 lg:pt-16">
        <h2 id="quality-title" className="sr-only">
          {scienceHeadings.quality}
        </h2>
        <Figures figures={qualityStats} />
      </Section>
      <CertificationList />
      <HairCycle />
      <IngredientList missing={missing} />
      <ManufacturingSteps />
      <LeftOutList />
      <EvidenceCards />
      <FaqSection
        id="questions"
        titleId="questions-title"
        title={scienceHeadings.questions}
        name="science"
        items={scienceQuestions}
        isFirstOpen
      />
      <Section aria-labelledby="science-shop-title" spacing="bottom">
        <div className="items-center justify-between gap-10 border-y border-line py-10 lg:flex">
          <Heading size="md" id="science-shop-title">
            {scienceHeadings.close}
          </Heading>
          <LinkList
            links={useShownLinks(categoryLinks)}
            className="mt-3 mb-5 flex flex-wrap gap-x-6 lg:my-0"
          />
          <ButtonLink to={allProducts.path}>Shop All Products</ButtonLink>
        </div>
      </Section>
    </>
  );
}

/** On desktops the title spans the page, over an image that starts at the window's left edge. */
function ScienceHero() {
  return (
    <Grid as="section" aria-labelledby="science-title" className="page-width pt-8 lg:pt-16">
      <Heading level={1} size="2xl" id="science-title" className="lg:col-span-full">
        Every dose has <em className="display-italic">a reason.</em>
      </Heading>
      <div className="-mx-bleed mt-6 lg:col-span-8 lg:mt-12 lg:mr-0">
        <Picture
          image={journalLabel}
          alt=""
          sizes={imageSizes({ base: "116vw", sm: "100vw", lg: "66vw" })}
          priority
          className="h-75 w-full object-cover object-[50%_45%] sm:h-105 lg:h-[clamp(400px,100svh-var(--header)-290px,620px)] lg:rounded-r-picture"
        />
      </div>
      <p className="mt-6 max-w-measure-sm text-lg lg:col-span-4 lg:mt-12 lg:pl-2">
        {scienceCopy.lead}
      </p>
    </Grid>
  );
}

/** Phones show the image beside the text, wider windows above it. */
function ManufacturingSteps() {
  return (
    <Section id="manufacturing" aria-labelledby="manufacturing-title" tone="raised">
      <Heading id="manufacturing-title">{scienceHeadings.manufacturing}</Heading>
      <Lead className="mt-4">Six stops before it reaches you.</Lead>
      <ol className="mt-8 grid gap-x-gutter gap-y-5 sm:grid-cols-3 sm:gap-y-10">
        {manufacturing.map(({ name, image, text }, index) => (
          <li key={name} className="grid grid-cols-5 content-start gap-x-gutter sm:block">
            <div className="col-span-2">
              <Picture
                image={image}
                sizes={imageSizes({ base: "38vw", sm: "31vw", xl: "411px" })}
                className="w-full rounded-picture"
              />
            </div>
            <div className="col-span-3">
              <Heading level={3} size="sm" className="mb-2 sm:mt-4">
                <span className="tabular text-muted">{index + 1}</span> {name}
              </Heading>
              <p className="max-w-measure-md">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Each line says whether it is there by evidence or by preference. */
function LeftOutList() {
  return (
    <SplitSection
      id="left-out"
      titleId="left-out-title"
      title={scienceHeadings.leftOut}
      head={<Lead className="mt-4">{scienceCopy.leftOut}</Lead>}
      isHeadSticky
    >
      <ul className="divide-y divide-line border-y border-line">
        {leftOut.map(({ name, reason, basis }) => (
          <li
            key={name}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-4 lg:grid lg:grid-cols-10"
          >
            <h3 className="text-lg/6 font-medium lg:col-span-3">{name}</h3>
            <p className="order-last w-full text-muted lg:order-none lg:col-span-5">{reason}</p>
            <p className="text-sm/6 lg:col-span-2 lg:text-right">{basis}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

function CertificationList() {
  return (
    <SplitSection
      id="certifications"
      titleId="certifications-title"
      title={scienceHeadings.certifications}
      head={<Lead className="mt-4">{scienceCopy.certifications}</Lead>}
      ratio="5:6"
    >
      <ul className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:gap-y-10">
        {certifications.map(({ name, text, check }) => (
          <li key={name} className="border-t border-ink pt-4">
            <Heading level={3} size="sm" className="mb-2">
              {name}
            </Heading>
            <p>{text}</p>
            <p className="mt-2 wrap-anywhere text-muted">{check}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

function EvidenceCards() {
  return (
    <Section id="evidence" aria-labelledby="evidence-title" tone="inverse">
      <Heading id="evidence-title">{scienceHeadings.evidence}</Heading>
      <Lead className="mt-4">What we know, and how we know it.</Lead>
      <Grid as="ul" isAlwaysGrid className="my-8 gap-y-8 sm:grid-cols-2">
        {evidence.map(({ kind, title, shows, limits }) => (
          <li key={kind} className="border-t border-line pt-4 text-muted lg:col-span-6">
            <p className="text-note">{kind}</p>
            <Heading level={3} size="sm" className="mt-2 mb-4 text-ink">
              {title}
            </Heading>
            <dl>
              <dt className="font-medium text-ink">What it shows</dt>
              <dd className="mb-3">{shows}</dd>
              <dt className="font-medium text-ink">What it doesn’t show</dt>
              <dd>{limits}</dd>
            </dl>
          </li>
        ))}
      </Grid>
      <SupplementStatement className="text-muted" />
    </Section>
  );
}
