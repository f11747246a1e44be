import { refillCopy } from "~/content/refill";
import { shipsFaster } from "~/content/subscribe/plans";
import type { CartChoice } from "~/features/cart/add-to-cart";
import { describeScheduleFit, isUsedInWashes } from "~/product/refill";
import { RefillText, useRefill } from "~/product/refill-text";
import { WashesField } from "~/product/washes-field";
import { Heading } from "~/ui/heading";

/** How long each product of a routine lasts, bought as chosen. Nothing where no product has a dose. */
export function RoutineRefills({ choices }: { choices: readonly CartChoice[] }) {
  return (
    <section aria-labelledby="routine-refills" className="mt-5 text-note has-[ul:empty]:hidden">
      <Heading level={3} size="xs" id="routine-refills">
        {refillCopy.title}
      </Heading>
      <ul>
        {choices.map((choice) => (
          <ChoiceRefill key={choice.product.id} {...choice} />
        ))}
      </ul>
      {choices.some(({ product }) => isUsedInWashes(product.handle)) && (
        <WashesField className="mt-3" />
      )}
    </section>
  );
}

function ChoiceRefill({ product, variant, allocation }: CartChoice) {
  const { handle, title, requiresSellingPlan } = product;
  const refill = useRefill(handle, variant, 1);
  if (!refill) return null;
  const fit =
    allocation &&
    describeScheduleFit(refill, allocation, variant.sellingPlanAllocations, !requiresSellingPlan);
  const isFaster = allocation !== undefined && shipsFaster(handle);
  return (
    <li className="border-line py-2 not-first:border-t">
      <p dir="auto" className="font-medium">
        {title}
      </p>
      <p aria-live="polite" className="text-muted">
        <RefillText refill={refill} currencyCode={isFaster ? null : variant.price.currencyCode} />
        {fit && <span className="text-ink"> {fit}</span>}
      </p>
    </li>
  );
}
