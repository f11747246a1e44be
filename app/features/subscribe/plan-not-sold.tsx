import type { Plan } from "#brand/content/subscribe/plans.ts";
import { planDialogCopy } from "#brand/content/subscribe/subscribe.ts";
import { SignUpForm } from "~/blocks/sign-up-form";
import { getProductPath } from "~/lib/paths";
import { TextLink } from "~/ui/link";

type PlanNotSoldProps = {
  plan: Plan;
  /** Whether the store sells the plan's box without a subscription. */
  isSoldOnce: boolean;
  /** Id of the form, where the page has another one for the plan. */
  formId?: string;
};

/** Says that the plan is not sold, and takes the email address of anyone who wants to know when that changes. */
export function PlanNotSold({ plan, isSoldOnce, formId }: PlanNotSoldProps) {
  return (
    <div>
      <p className="font-semibold">{planDialogCopy.notSold}</p>
      {isSoldOnce && (
        <>
          <p className="mt-2">{planDialogCopy.buyOnce}</p>
          <TextLink to={getProductPath(plan.handle)}>{planDialogCopy.toBox}</TextLink>
        </>
      )}
      <div className="mt-4">
        <SignUpForm source={plan.handle} id={formId} />
      </div>
    </div>
  );
}
