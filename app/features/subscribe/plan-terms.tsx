import type { Product } from "~/commerce/model";
import { howToStop } from "~/content/subscribe/plan-terms";
import { type Plan, shipsFaster } from "~/content/subscribe/plans";
import { formatPrice } from "~/lib/money";
import { Arrival } from "~/product/arrival";
import { describeScheduleFit } from "~/product/refill";
import { RefillText, useRefill } from "~/product/refill-text";
import type { ScheduleOffer } from "./plan-offer";

type PlanTermsProps = {
  plan: Plan;
  product: Product;
  chosen: ScheduleOffer | undefined;
  offers: readonly ScheduleOffer[];
};

/** First charge, recurring charge, shipping, when the first box arrives, how long it lasts, and how to stop. */
export function PlanTerms({ plan, product, chosen, offers }: PlanTermsProps) {
  const currencyCode = product.minPrice?.currencyCode ?? null;
  const refill = useRefill(plan.handle, chosen?.variant ?? null, 1);
  const isFaster = shipsFaster(plan.handle);
  const allocations = offers.map(({ allocation }) => allocation);
  return (
    <div className="mt-5 mb-6 text-note">
      <dl aria-live="polite" className="tabular">
        <Term name="First charge, at checkout">
          {chosen ? formatPrice(chosen.allocation.price) : "Choose a schedule"}
        </Term>
        {chosen && (
          <Term name={`Then every ${chosen.days} days, until you cancel`}>
            {formatPrice(chosen.allocation.price)}
          </Term>
        )}
        <Term name="Shipping">Free</Term>
      </dl>
      <p className="border-b border-line py-3">
        <Arrival currencyCode={currencyCode} shipsFaster={isFaster} />
      </p>
      <p aria-live="polite" className="border-b border-line py-3 empty:hidden">
        {refill && chosen && (
          <>
            <RefillText refill={refill} currencyCode={isFaster ? null : currencyCode} />{" "}
            {describeScheduleFit(refill, chosen.allocation, allocations, false)}
          </>
        )}
      </p>
      <p className="mt-4 wrap-anywhere">{howToStop}</p>
    </div>
  );
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt>{name}</dt>
      <dd className="flex-none font-semibold">{children}</dd>
    </div>
  );
}
