import { type MouseEvent, useState } from "react";
import { type Plan, plans } from "#brand/content/subscribe/plans.ts";
import { planSection, planTermsText } from "#brand/content/subscribe/subscribe.ts";
import { SupplementStatement } from "~/blocks/supplement-statement";
import { getScrollBehavior } from "~/lib/preferences";
import { type ButtonVariants, buttonVariants } from "~/ui/button";
import { Layer } from "~/ui/layer";
import { Section, SectionHead } from "~/ui/section";
import { useDrawer } from "~/ui/use-on-demand";
import { getChooseId, PlanCard, planTermsId } from "./plan-card";
import { type PlanImages, type PlanOffers, summarizePlans } from "./plan-offer";

/** Id of the heading of the plans, which takes the focus. */
const plansId = "plans";

type PlanSectionProps = { offers: PlanOffers; images: PlanImages };

export function PlanSection({ offers, images }: PlanSectionProps) {
  const { heading, getText } = planSection[getSectionKind(offers)];
  const [chosen, setChosen] = useState<Plan | null>(null);
  const { part, open, layer, drawer } = useDrawer(
    chosen ? getChooseId(chosen) : plansId,
    () => import("./plan-dialog"),
    {
      title: "We couldn’t open this plan",
      description: "Check your connection and try again.",
    },
  );

  function choose(plan: Plan) {
    setChosen(plan);
    open();
  }

  return (
    <Section aria-labelledby={plansId} spacing="bottom">
      <SectionHead id={plansId} tabIndex={-1} text={getText(summarizePlans(offers).schedules)}>
        {heading}
      </SectionHead>
      {/* On desktops the offers, the up to five rows of their contents, and the buttons of neighbors begin on one line each. */}
      <ul className="mt-10 grid grid-cols-1 gap-x-gutter gap-y-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(7,auto)] lg:gap-y-0">
        {plans.map((plan) => (
          <li
            key={plan.handle}
            className="lg:row-span-7 lg:grid lg:grid-rows-subgrid lg:first:pr-8 lg:last:pl-8"
          >
            <PlanCard
              plan={plan}
              offer={offers[plan.handle] ?? null}
              images={images[plan.handle] ?? []}
              onChoose={() => choose(plan)}
            />
          </li>
        ))}
      </ul>
      {getSectionKind(offers) !== "once" && (
        <p id={planTermsId} className="mt-8 max-w-measure-lg text-note wrap-anywhere">
          {planTermsText}
        </p>
      )}
      <SupplementStatement className="mt-4 max-w-measure-lg" />
      <Layer {...layer}>
        {part && chosen && (
          <part.PlanDialog plan={chosen} images={images[chosen.handle] ?? []} {...drawer} />
        )}
      </Layer>
    </Section>
  );
}

/** Which heading is true of the plans. */
function getSectionKind(offers: PlanOffers): keyof typeof planSection {
  const subscriptions = Object.values(offers).flatMap(({ subscription }) => subscription ?? []);
  if (subscriptions.length === 0) return "once";
  return subscriptions.every(({ hasOnePrice }) => hasOnePrice) ? "onePrice" : "pricePerSchedule";
}

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
