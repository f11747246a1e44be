import type { ReactNode } from "react";
import { quizCopy } from "#brand/content/quiz/quiz-copy.ts";
import { ProductSet } from "~/blocks/product-set";
import type { CartChoice } from "~/features/cart/add-to-cart";
import { imageSizes } from "~/lib/breakpoints";
import { formatPrice, formatPriceWithCode } from "~/lib/money";
import { capitalize, inWords } from "~/lib/text";
import { Heading } from "~/ui/heading";
import { RetakeButton } from "./retake-button";
import { getChoicePrice, type RoutineStep, type RoutineTotals } from "./routine";

type RoutineTotalProps = {
  steps: readonly RoutineStep[];
  /** What is added together. */
  choices: readonly CartChoice[];
  totals: RoutineTotals | null;
  onRetake: () => void;
  /** The ways to buy all of it, and the button that adds it. */
  children: ReactNode;
};

export function RoutineTotal({ steps, choices, totals, onRetake, children }: RoutineTotalProps) {
  return (
    <aside
      aria-labelledby="routine-total"
      data-tone="raised"
      className="rounded-picture px-5 pt-6 pb-4 sm:px-8 @desktop:sticky @desktop:top-sticky @desktop:col-span-4 @desktop:self-start"
    >
      <ProductSet
        images={steps.flatMap(({ product }) => product.images[0] ?? [])}
        shape="wide"
        sizes={imageSizes({ base: "100vw", sm: "60vw", lg: "340px" })}
        className="mb-5 -mx-1 sm:-mx-4"
      />
      <Heading level={3} size="sm" id="routine-total">
        {`${capitalize(inWords(steps.length))} product${steps.length === 1 ? "" : "s"}`}
      </Heading>
      <dl className="tabular mt-4">
        {steps.map((step) => (
          <TotalRow key={step.product.id} term={step.product.title}>
            {getTotalText(step, choices)}
          </TotalRow>
        ))}
        {totals && (
          <>
            <TotalRow term="Shipping">{totals.shipping}</TotalRow>
            <div className="flex flex-wrap items-baseline gap-x-4 border-t border-ink py-3 font-semibold">
              <dt>Total</dt>
              <dd translate="no" className="ml-auto text-2xl font-medium">
                {formatPriceWithCode(totals.total)}
              </dd>
            </div>
          </>
        )}
      </dl>
      {totals?.fit && <p className="text-sm">{totals.fit}</p>}
      {children}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <RetakeButton onRetake={onRetake} />
        <p className="text-sm">{quizCopy.resultPrivacy}</p>
      </div>
    </aside>
  );
}

function getTotalText({ product, variant }: RoutineStep, choices: readonly CartChoice[]): string {
  const choice = choices.find((one) => one.product === product);
  if (choice) return formatPrice(getChoicePrice(choice));
  return variant ? "By subscription only" : "Out of Stock";
}

function TotalRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-line py-3">
      <dt dir="auto">{term}</dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  );
}
