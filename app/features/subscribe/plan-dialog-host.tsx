import type { Plan } from "~/content/plans";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";

/** The plan stays while the dialog closes, so that nothing in it jumps. */
export type ChosenPlan = { plan: Plan; isOpen: boolean };

type PlanDialogHostProps = {
  chosen: ChosenPlan | null;
  onChange: (chosen: ChosenPlan | null) => void;
};

/** Brings the dialog when a plan is first chosen. */
export function PlanDialogHost({ chosen, onChange }: PlanDialogHostProps) {
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
