import { useRef } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { useCatalogue } from "~/blocks/use-catalogue";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Plan } from "~/content/subscribe/plans";
import { planDialogCopy } from "~/content/subscribe/subscribe";
import { openCart } from "~/features/cart/cart-store";
import { Drawer } from "~/ui/drawer";
import { DrawerHead, drawerInset } from "~/ui/drawer-parts";
import { TextLink } from "~/ui/text-link";
import { getPlanState } from "./plan-offer";
import { RhythmForm } from "./rhythm-form";

type PlanDialogProps = {
  plan: Plan;
  isOpen: boolean;
  returnFocusTo: string;
  onClose: () => void;
};

/** Asks for the rhythm, adds the plan to the cart and then opens the cart. */
export function PlanDialog({ plan, isOpen, returnFocusTo, onClose }: PlanDialogProps) {
  const isAdded = useRef(false);

  function afterAdding() {
    isAdded.current = true;
    onClose();
  }

  /** Opens the cart last, so that it returns the focus to the plan's button and not to this dialog. */
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
      returnFocusTo={returnFocusTo}
    >
      <DrawerHead
        title={`${plan.name} Plan`}
        titleId="plan-dialog-title"
        closeLabel="Close plan"
        onClose={onClose}
      />
      <div className={`pt-5 pb-8 ${drawerInset}`}>
        {/* The key resets the chosen rhythm with every plan and every opening. */}
        <PlanBody key={`${plan.handle} ${isOpen}`} plan={plan} onAdded={afterAdding} />
      </div>
    </Drawer>
  );
}

function PlanBody({ plan, onAdded }: { plan: Plan; onAdded: () => void }) {
  const loaded = useCatalogue("products", true);
  const isUnpaid = usePaymentToast(loaded);

  if (loaded.status === "loading") return <p role="status">{planDialogCopy.loading}</p>;
  if (loaded.status === "failed" && !isUnpaid) {
    return (
      <FailureNotice title="The store did not answer, so we cannot say what it has." {...loaded} />
    );
  }
  const products = loaded.status === "ready" ? loaded.value : [];
  const state = getPlanState(products.find(({ handle }) => handle === plan.handle) ?? null);
  if (state.kind === "for sale") {
    return <RhythmForm product={state.product} offers={state.offers} onAdded={onAdded} />;
  }
  return (
    <div role="status">
      <p className="font-semibold">
        {state.kind === "sold out" ? planDialogCopy.soldOut : planDialogCopy.missing}
      </p>
      <p className="mt-2">{planDialogCopy.instead}</p>
      <TextLink to="/quiz" className="mt-2">
        {planDialogCopy.quiz}
      </TextLink>
    </div>
  );
}
