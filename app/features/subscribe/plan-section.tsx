import { useState } from "react";
import { SupplementStatement } from "~/blocks/supplement-statement";
import { type Plan, plans } from "~/content/subscribe/plans";
import { planSection } from "~/content/subscribe/subscribe";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { SectionHead } from "~/ui/section-head";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";
import { PlanCard } from "./plan-card";
import { plansId } from "./plans-link";

export function PlanSection() {
  const [chosen, setChosen] = useState<ChosenPlan | null>(null);
  return (
    <Section aria-labelledby={plansId} spacing="bottom">
      <SectionHead
        heading={
          <Heading id={plansId} tabIndex={-1} className="outline-none">
            {planSection.heading}
          </Heading>
        }
      >
        {planSection.text}
      </SectionHead>
      <ul className="mt-10 grid grid-cols-1 gap-x-gutter gap-y-5 lg:mt-16 lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)] lg:gap-y-0">
        {plans.map((plan) => (
          <li key={plan.handle} className={planRowsClass}>
            <PlanCard plan={plan} onChoose={() => setChosen({ plan, isOpen: true })} />
          </li>
        ))}
      </ul>
      <SupplementStatement className="mt-7 max-w-measure-lg" />
      <PlanDialogOnDemand chosen={chosen} onChange={setChosen} />
    </Section>
  );
}

/** On desktops the offers, features, buttons and terms of neighbors begin on one line each. */
const planRowsClass = "lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:first:pr-8 lg:last:pl-8";

/** The plan stays while the dialog closes, so that its content does not change. */
type ChosenPlan = { plan: Plan; isOpen: boolean };

type PlanDialogOnDemandProps = {
  chosen: ChosenPlan | null;
  onChange: (chosen: ChosenPlan | null) => void;
};

/** Loads the dialog when a plan is first chosen. */
function PlanDialogOnDemand({ chosen, onChange }: PlanDialogOnDemandProps) {
  const part = useOnDemand(chosen !== null, () => import("./plan-dialog"), reportMissing);

  function reportMissing() {
    onChange(null);
    showToast({
      title: "The plan could not be opened",
      description: "Please check your connection and try again.",
    });
  }

  if (!part || !chosen) return null;
  const close = () => onChange({ ...chosen, isOpen: false });
  return <part.PlanDialog plan={chosen.plan} isOpen={chosen.isOpen} onClose={close} />;
}
