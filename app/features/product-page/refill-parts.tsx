import type { Product } from "~/commerce/model";
import { scheduleFitCopy } from "~/content/refill";
import { getPlanDays } from "~/product/plan-days";
import { describeScheduleFit, type Refill } from "~/product/refill";
import { RefillText, useRefill } from "~/product/refill-text";
import { WashesField } from "~/product/washes-field";
import { ReassuranceLine } from "./reassurance-line";
import type { VariantChoice } from "./variant-choice";

type RefillProps = {
  product: Product;
  chosen: VariantChoice;
  quantity: number;
};

/** How long the chosen quantity lasts, and the schedule that fits before one is chosen. */
export function RefillLine(props: RefillProps & { currencyCode: string | null }) {
  const { product, chosen, currencyCode } = props;
  const refill = useChosenRefill(props);
  if (!refill) return null;
  return (
    <ReassuranceLine icon="hourglass">
      <div className="flex-1">
        {/* Its day takes another line, for which there is room before. */}
        <p className={refill.days ? "min-h-[2lh] max-narrow:min-h-[3lh]" : undefined}>
          <RefillText refill={refill} currencyCode={currencyCode} />
        </p>
        {!chosen.allocation && <p>{getFit(product, chosen, refill)}</p>}
        {refill.isEstimate && <WashesField className="mt-1" />}
      </div>
    </ReassuranceLine>
  );
}

/** What the chosen schedule does to the chosen quantity. Of the only one it is not said that it fits. */
export function ScheduleFit(props: RefillProps) {
  const { product, chosen } = props;
  const refill = useChosenRefill(props);
  const fit = refill && getFit(product, chosen, refill);
  const days = chosen.allocation && getPlanDays(chosen.allocation.sellingPlan);
  const isOnly = chosen.variant?.sellingPlanAllocations.length === 1;
  return isOnly && days && fit === scheduleFitCopy.fits(days) ? null : fit;
}

function useChosenRefill({ product, chosen, quantity }: RefillProps): Refill | null {
  return useRefill(product.handle, chosen.obstacle ? null : chosen.variant, quantity);
}

function getFit(product: Product, { variant, allocation }: VariantChoice, refill: Refill) {
  const offered = variant?.sellingPlanAllocations ?? [];
  return describeScheduleFit(refill, allocation, offered, !product.requiresSellingPlan);
}
