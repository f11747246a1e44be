import { howToStop } from "#brand/content/subscribe/plan-terms.ts";
import type { Plan } from "#brand/content/subscribe/plans.ts";
import type { Product } from "~/commerce/model";
import { formatPrice } from "~/lib/money";
import { Arrival } from "~/product/arrival";
import { shipsFaster } from "~/product/kits";
import type { ScheduleOffer } from "./plan-offer";

type PlanTermsProps = {
  plan: Plan;
  product: Product;
  chosen: ScheduleOffer | undefined;
};

/** First charge, shipping, when the first box arrives, and how to stop. */
export function PlanTerms({ plan, product, chosen }: PlanTermsProps) {
  const currencyCode = product.minPrice?.currencyCode ?? null;
  return (
    <div className="mt-5 mb-6 text-note">
      <dl aria-live="polite" className="tabular">
        <Term name="First charge, at checkout">
          {chosen ? formatPrice(chosen.allocation.price) : "Choose a schedule"}
        </Term>
        <Term name="Shipping">Free</Term>
      </dl>
      <p className="border-b border-line py-3">
        <Arrival
          currencyCode={currencyCode}
          isBackordered={chosen?.variant.isBackordered}
          shipsFaster={shipsFaster(plan.handle)}
        />
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
