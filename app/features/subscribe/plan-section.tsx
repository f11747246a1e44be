import { type MouseEvent, useState } from "react";
import { SupplementStatement } from "~/blocks/supplement-statement";
import { howToStop, rhythmDays } from "~/content/subscribe/plan-terms";
import { getSavings, type Plan, plans, type Vessel } from "~/content/subscribe/plans";
import { planDialogCopy, planSection } from "~/content/subscribe/subscribe";
import { getProductPath } from "~/lib/paths";
import { getScrollBehavior } from "~/lib/preferences";
import { insteadOfProduct } from "~/product/named-products";
import { Button, type ButtonVariants, buttonVariants } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { Section, SectionHead } from "~/ui/section";
import { useDrawer } from "~/ui/use-on-demand";
import drawings from "./vessels.svg?no-inline";

/** Id of the heading of the plans, which takes the focus. */
const plansId = "plans";

type PlanSectionProps = {
  /** The handles of the plans that the store lacks. */
  missing: readonly string[];
};

export function PlanSection({ missing }: PlanSectionProps) {
  const areMissing = plans.every(({ handle }) => missing.includes(handle));
  const { heading, text } = areMissing ? planSection.missing : planSection;
  const [chosen, setChosen] = useState<Plan | null>(null);
  const { part, open, drawer } = useDrawer(
    chosen ? getChooseId(chosen) : plansId,
    () => import("./plan-dialog"),
    {
      title: "The plan could not be opened",
      description: "Please check your connection and try again.",
    },
  );

  function choose(plan: Plan) {
    setChosen(plan);
    open();
  }

  return (
    <Section aria-labelledby={plansId} spacing="bottom">
      <SectionHead id={plansId} tabIndex={-1} text={text}>
        {heading}
      </SectionHead>
      {/* On desktops the offers, features, buttons and terms of neighbors begin on one line each. */}
      <ul className="mt-10 grid grid-cols-1 gap-x-gutter gap-y-5 lg:mt-16 lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)] lg:gap-y-0">
        {plans.map((plan) => (
          <li
            key={plan.handle}
            className="lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:first:pr-8 lg:last:pl-8"
          >
            <PlanCard
              plan={plan}
              isMissing={missing.includes(plan.handle)}
              onChoose={() => choose(plan)}
            />
          </li>
        ))}
      </ul>
      <SupplementStatement className="mt-8 max-w-measure-lg" />
      {part && chosen && <part.PlanDialog plan={chosen} {...drawer} />}
    </Section>
  );
}

type PlanCardProps = { plan: Plan; isMissing: boolean; onChoose: () => void };

/**
 * A plan; from `sm` to `lg` the offer is on the left, the terms are on the right. One that the store lacks has no price
 * and cannot be chosen.
 */
function PlanCard({ plan, isMissing, onChoose }: PlanCardProps) {
  const { handle, name, line, isPopular } = plan;
  return (
    <article
      aria-labelledby={`${handle}-name`}
      data-tone={isPopular ? "raised" : undefined}
      className={`flex h-full flex-col py-8 lg:row-span-4 lg:grid lg:grid-rows-subgrid sm:max-lg:grid sm:max-lg:grid-cols-[5fr_6fr] sm:max-lg:items-end sm:max-lg:gap-10 ${isPopular ? "rounded-picture px-5 sm:px-8" : ""}`}
    >
      <div>
        <VesselRow vessels={plan.vessels} />
        <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={3} size="sm" id={`${handle}-name`} className="min-w-0 hyphens-auto">
            {name}
          </Heading>
          {isPopular && !isMissing && (
            <p className="text-sm font-semibold text-primary">Most popular</p>
          )}
        </div>
        <p className="mt-1 text-muted lg:min-h-12">{line}</p>
        {isMissing ? (
          <p className="mt-5 font-semibold">{planDialogCopy.missing}</p>
        ) : (
          <PlanPrice plan={plan} />
        )}
      </div>
      <div className="flex flex-1 flex-col lg:row-span-3 lg:grid lg:grid-rows-subgrid">
        <ul className="mt-5 mb-8 divide-y divide-line border-t border-line text-note *:py-2">
          <li>{plan.contents.join(", ")}</li>
          <li>Every {rhythmDays}</li>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {isMissing ? (
          <ButtonLink to={insteadOfProduct.to} variant="secondary" size="large" className="mt-auto">
            {insteadOfProduct.label}
          </ButtonLink>
        ) : (
          <PlanChoice plan={plan} onChoose={onChoose} />
        )}
      </div>
    </article>
  );
}

function PlanPrice({ plan }: { plan: Plan }) {
  const savings = getSavings(plan);
  return (
    <>
      <p className="mt-5 tabular">
        <b className="font-display text-display-lg">${plan.price}</b> per month
      </p>
      <p className="tabular text-note">
        Regular <s>${plan.regularPrice}</s>. Save {savings.percent}%, ${savings.aYear} a year.
      </p>
    </>
  );
}

/** The button, which without script is a link to the product, and the terms. */
function PlanChoice({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  const { handle, name, price, isPopular } = plan;
  const variant = isPopular ? "primary" : "secondary";
  return (
    <>
      <Button
        id={getChooseId(plan)}
        variant={variant}
        size="large"
        aria-haspopup="dialog"
        aria-describedby={`${handle}-terms`}
        onClick={onChoose}
        className="mt-auto noscript:hidden"
      >
        Choose {name}
      </Button>
      <span className="noscript-only">
        <ButtonLink to={getProductPath(handle)} variant={variant} size="large" className="mt-auto">
          Choose {name}
        </ButtonLink>
      </span>
      <p id={`${handle}-terms`} className="mt-4 text-sm wrap-anywhere text-muted">
        ${price} a month, charged with each delivery until you cancel. {howToStop}
      </p>
    </>
  );
}

function getChooseId({ handle }: Plan): string {
  return `choose-${handle}`;
}

/** Bottles on a line, all to one scale; decoration beside the names of the products. */
function VesselRow({ vessels }: { vessels: readonly Vessel[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 ${-height} ${fullWidth} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      className={`${drawingClass} block h-40 w-full border-b-[1.5px] border-primary`}
    >
      {vessels.map((vessel, index) => (
        <use
          key={vessel}
          href={`${drawings}#${vessel}`}
          x={getRowWidth(vessels.slice(0, index)) + widths[vessel] / 2}
        />
      ))}
    </svg>
  );
}

/** Of the outlines in `vessels.svg`, in millimeters. */
const widths: Record<Vessel, number> = { jar: 66, pump: 76, tube: 64, dropper: 46, flask: 44 };
const height = 190;

const gap = 15;

/** Each bottle with the gap after it. */
function getRowWidth(vessels: readonly Vessel[]): number {
  return vessels.reduce((sum, vessel) => sum + widths[vessel] + gap, 0);
}

/** Of the longest row, so that each has the same scale. */
const fullWidth = Math.max(...plans.map((plan) => getRowWidth(plan.vessels))) - gap + 2;

export function VesselMark({ vessel }: { vessel: Vessel }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-40 ${4 - height} 86 ${height}`}
      className={`${drawingClass} h-22 w-10 flex-none`}
    >
      <use href={`${drawings}#${vessel}`} />
      <path d="M-40 1h86" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const drawingClass =
  "fill-none stroke-primary stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round] forced-colors:stroke-[CanvasText]";

type PlansLinkProps = Pick<ButtonVariants, "variant"> & { label: string };

/** Scrolls to the plans: smoothly, or at once with reduced motion; a plain anchor without script. */
export function PlansLink({ label, variant }: PlansLinkProps) {
  return (
    <a href={`#${plansId}`} onClick={scrollToPlans} className={buttonVariants({ variant })}>
      {label}
    </a>
  );
}

function scrollToPlans(event: MouseEvent): void {
  const heading = document.getElementById(plansId);
  const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!heading || isNewTab) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: getScrollBehavior() });
}
