import { useState } from "react";
import { plans } from "~/content/plans";
import { supplementStatement } from "~/content/site";
import { planSection } from "~/content/subscribe";
import { PlanCard } from "./plan-card";
import { type ChosenPlan, PlanDialogHost } from "./plan-dialog-host";
import { plansId } from "./to-plans";

export function PlanSection() {
  const [chosen, setChosen] = useState<ChosenPlan | null>(null);
  return (
    <section aria-labelledby={plansId} className="plan-section wrap">
      <div className="subscribe-head">
        <h2 id={plansId} tabIndex={-1} className="heading-1">
          {planSection.heading}
        </h2>
        <p>{planSection.text}</p>
      </div>
      <ul className="plan-cards">
        {plans.map((plan) => (
          <li key={plan.handle}>
            <PlanCard plan={plan} onChoose={() => setChosen({ plan, isOpen: true })} />
          </li>
        ))}
      </ul>
      <p className="mt-7 max-w-[64ch] text-sm font-semibold text-muted">* {supplementStatement}</p>
      <PlanDialogHost chosen={chosen} onChange={setChosen} />
    </section>
  );
}
