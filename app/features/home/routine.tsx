import { hairJourney, homeCopy, routineSteps } from "#brand/content/home/home.ts";
import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { routineLink } from "#brand/content/navigation.ts";
import { products } from "#brand/content/products/index.ts";
import { ProductSet } from "~/blocks/product-set";
import { useHasPage } from "~/commerce/pages";
import { imageSizes } from "~/lib/breakpoints";
import { getNamedProductPath, insteadOfProduct } from "~/product/named-products";
import { Grid } from "~/ui/grid";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink, TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import type { HomeProducts } from "./best-sellers";

type RoutineSectionProps = {
  missing: readonly string[];
  images: HomeProducts["routineImages"];
};

/** Three products, each with its step below. */
export function RoutineSection({ missing, images }: RoutineSectionProps) {
  const hasPage = useHasPage();
  return (
    <Section aria-labelledby="routine" tone="soft">
      <Grid isAlwaysGrid className="grid-cols-1 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-4">
          <Heading id="routine">{homeHeadings.routine}</Heading>
          <Lead>{homeCopy.routine}</Lead>
        </div>
        <ol className="mt-5 gap-x-gutter sm:grid sm:grid-cols-3 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:mt-0">
          {routineSteps.map(({ image, title, timeOfDay, text, handle }) => (
            <li
              key={title}
              className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-x-5 max-sm:border-b max-sm:border-line sm:block"
            >
              <ProductSet
                images={images[handle] ?? []}
                standIn={image}
                sizes={imageSizes({ base: "112px", sm: "30vw", lg: "269px" })}
                className="max-sm:my-5"
              />
              <div className="py-4 sm:pt-6 sm:pb-0">
                <p className="text-note font-medium">{timeOfDay}</p>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <p>{text}</p>
                <TextLink to={getNamedProductPath(handle, missing)}>
                  {missing.includes(handle) ? insteadOfProduct.label : products[handle].title}
                </TextLink>
              </div>
            </li>
          ))}
        </ol>
        {hasPage(routineLink.to) && (
          <div className="mt-8 lg:col-span-4 lg:mt-0 lg:pt-6 lg:pr-6">
            <Heading level={3} size="md">
              Not sure where to start?
            </Heading>
            <p className="mt-4 mb-4">{homeCopy.quiz}</p>
            <ButtonLink to={routineLink.to} variant="secondary">
              {routineLink.label}
            </ButtonLink>
          </div>
        )}
      </Grid>
    </Section>
  );
}

/** The weeks to scale, with bars for the phases. The gaps between them are intended. */
export function HairJourney() {
  return (
    <Section aria-labelledby="journey">
      <div className="items-end justify-between gap-x-gutter lg:flex">
        <Heading id="journey" className="lg:max-em-9">
          {homeHeadings.journey}
        </Heading>
        <Lead className="mt-4">{homeCopy.journey}</Lead>
      </div>
      <Ruler />
      {/* On phones the bar is at the left: a border, which forced colors keep. */}
      <ol className="mt-8 grid grid-cols-1 gap-y-10 lg:grid-cols-14">
        {hairJourney.map(({ weeks, title, text }, index) => (
          <li
            key={title}
            className={`border-l-4 border-primary pl-6 lg:border-l-0 lg:pl-0 ${phaseColumns[index]}`}
          >
            <p className="tabular font-medium text-accent">{weeks}</p>
            <Heading level={3} size="md" className="mt-1">
              {title}
            </Heading>
            <p className="mt-2 max-w-measure-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The columns of the ruler that each phase spans. */
const phaseColumns = [
  "lg:col-span-3 lg:pr-6",
  "lg:col-span-5 lg:pr-6",
  "lg:col-span-3 lg:col-start-12",
];

/** Two weeks more than have a label; the last one reaches the window's edge. */
function Ruler() {
  return (
    <ol aria-hidden="true" className="mt-16 hidden grid-cols-14 lg:grid">
      {weeks.map((week) => (
        <li
          key={week}
          className={`relative border-b border-line pb-4 text-sm last:-mr-bleed ${isInPhase(week) ? "font-medium" : "text-muted"}`}
        >
          <span className="tabular">{week < 12 ? week : week === 12 && "12+"}</span>
          <span className="absolute bottom-0 left-0 h-2 border-l border-line-strong" />
          {isInPhase(week) && (
            <span className="absolute inset-x-0 -bottom-1 border-b-4 border-primary" />
          )}
        </li>
      ))}
    </ol>
  );
}

const weeks = Array.from({ length: 14 }, (_, index) => index + 1);

function isInPhase(week: number): boolean {
  return week <= 2 || (week >= 4 && week <= 8) || week >= 12;
}
