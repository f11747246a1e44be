import { type ReactNode, type RefObject, useRef } from "react";
import { BuyBar, buyBarButtonClass, useIsInView } from "~/blocks/buy-bar";
import { getProductCategory } from "~/blocks/product-tags";
import { SupplementStatement } from "~/blocks/supplement-statement";
import type { AnswerTo } from "~/content/quiz/quiz";
import { quizCopy } from "~/content/quiz/quiz-copy";
import { timelinePhases, timelineTexts } from "~/content/quiz/quiz-routine";
import { addManyToCart } from "~/features/cart/add-to-cart";
import { formatPrice, formatPriceWithCode } from "~/lib/money";
import { counted } from "~/lib/text";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import type { FinishedAnswers } from "./quiz-rules";
import {
  capitalized,
  getAddAllLabel,
  getRoutineSums,
  numberWord,
  type Routine,
  type RoutineSums,
} from "./routine";
import { RetakeButton, RoutineSteps, usePressOnce } from "./routine-steps";

type RoutineViewProps = {
  answers: FinishedAnswers;
  routine: Routine;
  /** The part above the routine. While it is in view, the bar is hidden. */
  top: RefObject<Element | null>;
  onRetake: () => void;
};

export function RoutineView({ answers, routine, top, onRetake }: RoutineViewProps) {
  const { steps, buyable, missing } = routine;
  const addAll = usePressOnce(getAddAllLabel(buyable.length), () => addManyToCart(buyable));
  const sums = getRoutineSums(routine, answers.budget);
  const addAllButton = useRef<HTMLButtonElement>(null);
  const isButtonInView = useIsInView(addAllButton);
  // The second tap of a double tap on 'See My Results' would hit the bar.
  const isAtTop = useIsInView(top, true);
  const hasSupplement = steps.some(
    ({ product }) => getProductCategory(product.tags) === "nutraceuticals",
  );

  return (
    <>
      {missing.length > 0 && <MissingProducts names={missing} />}
      {steps.length > 0 ? (
        <RoutineSteps steps={steps}>
          <RoutineSum steps={steps} sums={sums} onRetake={onRetake}>
            {buyable.length > 0 && (
              <Button {...addAll} ref={addAllButton} size="large" className="mt-4 w-full" />
            )}
          </RoutineSum>
        </RoutineSteps>
      ) : (
        <NothingToShow onRetake={onRetake} />
      )}
      <Expectations timeline={answers.timeline} />
      {hasSupplement && <SupplementStatement className="mb-10 ml-auto @desktop:w-7/12" />}
      {sums && (
        <BuyBar
          label="Whole routine"
          price={sums.total}
          note={counted(buyable.length, "product")}
          isHidden={isAtTop || isButtonInView}
          className="-mx-5 px-5 sm:-mx-10 sm:px-10 @desktop:hidden"
        >
          <Button {...addAll} className={buyBarButtonClass} />
        </BuyBar>
      )}
    </>
  );
}

function NothingToShow({ onRetake }: { onRetake: () => void }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <ButtonLink to="/shop" variant="secondary">
        Shop all products
      </ButtonLink>
      <RetakeButton onRetake={onRetake} />
    </p>
  );
}

function MissingProducts({ names }: { names: readonly string[] }) {
  return (
    <p className="mt-6 max-w-measure-md border-t-2 border-accent bg-raised px-5 py-4 text-note">
      {names.join(" and ")} {names.length === 1 ? "is" : "are"} essential for what you told us, but
      the shop does not have {names.length === 1 ? "it" : "them"} at the moment. The rest works
      without {names.length === 1 ? "it" : "them"}.
    </p>
  );
}

/** The widths of the phases grow with their weeks. */
function Expectations({ timeline }: { timeline: AnswerTo<"timeline"> }) {
  return (
    <section
      aria-labelledby="expectations"
      className="my-10 @desktop:my-24 @desktop:grid @desktop:grid-cols-12 @desktop:gap-x-gutter"
    >
      <div className="mb-6 @desktop:col-span-3">
        <Heading level={3} size="md" id="expectations">
          When to expect what
        </Heading>
        <p className="mt-3 text-note text-muted">{timelineTexts[timeline]}</p>
      </div>
      <ol className="gap-x-gutter sm:grid sm:grid-cols-[2fr_3fr_4fr] @desktop:col-span-9">
        {timelinePhases.map(({ title, weeks, text }) => (
          <li key={title} className="border-t border-ink pt-4 pb-6">
            <p className="font-semibold">{title}</p>
            <p className="text-note text-muted">{weeks}</p>
            <p className="mt-2 max-w-measure-sm">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type RoutineSumProps = {
  steps: Routine["steps"];
  sums: RoutineSums | null;
  onRetake: () => void;
  /** The button that adds all of it. */
  children: ReactNode;
};

function RoutineSum({ steps, sums, onRetake, children }: RoutineSumProps) {
  return (
    <aside aria-labelledby="routine-sum" data-tone="raised" className={sumClass}>
      <Heading level={3} size="sm" id="routine-sum">
        {capitalized(numberWord(steps.length))} product{steps.length === 1 ? "" : "s"}
      </Heading>
      <dl className="tabular mt-4">
        {steps.map(({ product, variant }) => (
          <SumRow key={product.id} term={product.title}>
            {variant ? formatPrice(variant.price) : "Out of Stock"}
          </SumRow>
        ))}
        {sums && (
          <>
            <SumRow term="Shipping">{sums.shipping}</SumRow>
            <div className="flex flex-wrap items-baseline gap-x-4 border-t border-ink py-3 font-semibold">
              <dt>Total</dt>
              <dd className="ml-auto text-2xl font-medium">{formatPriceWithCode(sums.total)}</dd>
            </div>
          </>
        )}
      </dl>
      {sums?.fit && <p className="text-sm">{sums.fit}</p>}
      {children}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <RetakeButton onRetake={onRetake} />
        <p className="text-sm">{quizCopy.privacy}</p>
      </div>
    </aside>
  );
}

const sumClass = [
  "rounded-picture px-5 pt-6 pb-4 sm:px-8",
  "@desktop:sticky @desktop:top-[calc(var(--header)+24px)] @desktop:col-span-4 @desktop:self-start",
].join(" ");

function SumRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-line py-3">
      <dt>{term}</dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  );
}
