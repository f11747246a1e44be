import { useRef } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { useCatalogue } from "~/blocks/use-catalogue";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Plan } from "~/content/plans";
import { chooseWords } from "~/content/subscribe";
import { openCart } from "~/features/cart/cart-store";
import { iconButtonClass } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import { chooseIdOf } from "./plan-card";
import { planStateOf } from "./plan-offer";
import { RhythmForm } from "./rhythm-form";
import "./plan-dialog.css";

type PlanDialogProps = { plan: Plan; isOpen: boolean; onClose: () => void };

/** Asks for the rhythm before a plan goes into the cart; then the cart takes its place. */
export function PlanDialog({ plan, isOpen, onClose }: PlanDialogProps) {
  const isAdded = useRef(false);

  function afterAdding() {
    isAdded.current = true;
    onClose();
  }

  /** Only now, so that the cart gives the focus back to the plan's button and not to this dialog. */
  function afterClose() {
    onClose();
    if (isAdded.current) openCart();
    isAdded.current = false;
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={afterClose}
      labelledBy="plan-dialog-title"
      returnFocusTo={chooseIdOf(plan)}
    >
      <div className="plan-dialog">
        <div className="plan-dialog-head">
          {/* First of what can take focus, so a screen reader begins with the name. */}
          <h2 id="plan-dialog-title" tabIndex={-1} className="display">
            {plan.name} Plan
          </h2>
          <button
            type="button"
            aria-label="Close plan"
            onClick={onClose}
            className={`${iconButtonClass} -mr-2.5`}
          >
            <Icon name="close" />
          </button>
        </div>
        {/* Anew for every plan and every visit, so that no rhythm is chosen from the last one. */}
        <PlanBody key={`${plan.handle} ${isOpen}`} plan={plan} onAdded={afterAdding} />
      </div>
    </Drawer>
  );
}

function PlanBody({ plan, onAdded }: { plan: Plan; onAdded: () => void }) {
  const loaded = useCatalogue("products", true);
  const isUnpaid = usePaymentToast(loaded);

  if (loaded.status === "loading") return <p role="status">{chooseWords.loading}</p>;
  if (loaded.status === "failed" && !isUnpaid) {
    return (
      <FailureNotice title="The store did not answer, so we cannot say what it has." {...loaded} />
    );
  }
  const products = loaded.status === "ready" ? loaded.value : [];
  const state = planStateOf(products.find(({ handle }) => handle === plan.handle) ?? null);
  if (state.kind === "for sale") {
    return <RhythmForm product={state.product} offers={state.offers} onAdded={onAdded} />;
  }
  return (
    <div role="status">
      <p className="font-semibold">
        {state.kind === "sold out" ? chooseWords.soldOut : chooseWords.missing}
      </p>
      <p className="mt-2">{chooseWords.instead}</p>
      <TextLink to="/quiz" className="mt-2">
        {chooseWords.quiz}
      </TextLink>
    </div>
  );
}
