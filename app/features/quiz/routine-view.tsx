import { type RefObject, useRef, useState } from "react";
import { supplementCategory } from "#brand/content/categories.ts";
import type { AnswerTo, FinishedAnswers } from "#brand/content/quiz/quiz.ts";
import { timelinePhases, timelineTexts } from "#brand/content/quiz/quiz-routine.ts";
import { SupplementStatement } from "~/blocks/supplement-statement";
import { useRoot } from "~/commerce/root";
import { addManyToCart } from "~/features/cart/add-to-cart";
import { listProducts } from "~/features/cart/cart-items";
import { useCart } from "~/features/cart/cart-store";
import { findSharedDoses } from "~/features/cart/shared-doses";
import { SharedDosesNote } from "~/features/cart/shared-doses-note";
import { counted } from "~/lib/text";
import { BuyBar, buyBarButtonClass, buyBarRenewalClass, useIsInView } from "~/product/buy-bar";
import { Caution } from "~/product/caution";
import { Renewal } from "~/product/renewal";
import { getProductCategory } from "~/product/tags";
import { Button } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { KeepRoutine } from "./keep-routine";
import { RetakeButton } from "./retake-button";
import { getAddAllLabel, getChoicesTotal, getRoutineTotals, type Routine } from "./routine";
import { getRoutineSubscription, RoutinePurchaseOptions } from "./routine-purchase";
import { RoutineSteps } from "./routine-steps";
import { RoutineTotal } from "./routine-total";
import { usePressOnce } from "./use-press-once";

type RoutineViewProps = {
  answers: FinishedAnswers;
  onRetake: () => void;
  routine: Routine;
  /** The part above the routine. While it is in view, the bar is hidden. */
  top: RefObject<Element | null>;
};

export function RoutineView({ answers, routine, top, onRetake }: RoutineViewProps) {
  const { steps, buyable, missing } = routine;
  const subscription = getRoutineSubscription(routine);
  const [wantsSubscription, setWantsSubscription] = useState(false);
  const isSubscribed = wantsSubscription || buyable.length === 0;
  const choices = subscription && isSubscribed ? subscription.choices : buyable;
  const renewing = isSubscribed ? (subscription?.renewing ?? []) : [];
  const addAll = usePressOnce(getAddAllLabel(choices.length), () => addManyToCart(choices));
  const totals = getRoutineTotals(routine, choices, answers.budget);
  const inCart = listProducts(useCart(({ items }) => items));
  // What has been added is not counted again.
  const added = choices.filter(
    ({ product }) => !inCart.some(({ handle }) => handle === product.handle),
  );
  const shared = findSharedDoses(
    [...added.map(({ product }) => product), ...inCart],
    useRoot().products,
  );
  const isOfRoutine = choices.some(({ product }) => shared?.titles.includes(product.title));
  const addAllButton = useRef<HTMLButtonElement>(null);
  const isButtonInView = useIsInView(addAllButton);
  // The second tap of a double tap on 'See My Results' would hit the bar.
  const isAtTop = useIsInView(top, true);
  const hasSupplement = steps.some(
    ({ product }) => getProductCategory(product.tags) === supplementCategory,
  );

  return (
    <>
      {missing.length > 0 && <MissingProducts names={missing} />}
      {steps.length > 0 ? (
        <RoutineSteps steps={steps}>
          <RoutineTotal steps={steps} choices={choices} totals={totals} onRetake={onRetake}>
            {subscription && (
              <RoutinePurchaseOptions
                onceTotal={getChoicesTotal(buyable)}
                subscription={subscription}
                isSubscribed={isSubscribed}
                onChoose={setWantsSubscription}
              />
            )}
            <Renewal of={renewing} className="mt-4 text-note" />
            <Caution of={choices.map(({ product }) => product.handle)} className="mt-4" />
            {choices.length > 0 && (
              <Button {...addAll} ref={addAllButton} size="large" className="mt-3 w-full" />
            )}
            <SharedDosesNote doses={isOfRoutine ? shared : null} className="mt-4" />
          </RoutineTotal>
        </RoutineSteps>
      ) : (
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to="/shop" variant="secondary">
            Shop All Products
          </ButtonLink>
          <RetakeButton onRetake={onRetake} />
        </p>
      )}
      <Expectations timeline={answers.timeline} />
      <KeepRoutine answers={answers} />
      {hasSupplement && <SupplementStatement className="mb-10 ml-auto @desktop:w-7/12" />}
      {totals && (
        <BuyBar
          label="Whole routine"
          price={totals.total}
          note={counted(choices.length, "product")}
          isHidden={isAtTop === true || isButtonInView === true}
          className="-mx-5 px-5 sm:-mx-10 sm:px-10 @desktop:hidden"
        >
          <Caution
            isShort
            of={choices.map(({ product }) => product.handle)}
            className="order-first w-full"
          />
          <Renewal of={renewing} className={buyBarRenewalClass} />
          <Button {...addAll} className={buyBarButtonClass} />
        </BuyBar>
      )}
    </>
  );
}

function MissingProducts({ names }: { names: readonly string[] }) {
  return (
    <p className="mt-6 max-w-measure-md border-t-2 border-accent bg-raised px-5 py-4 text-note">
      {names.join(" and ")} {names.length === 1 ? "is" : "are"} essential, based on your answers,
      but {names.length === 1 ? "it isn’t" : "they aren’t"} available right now. The rest works
      without {names.length === 1 ? "it" : "them"}.
    </p>
  );
}

/** The widths of the phases grow with their weeks. */
function Expectations({ timeline }: { timeline: AnswerTo<"timeline"> }) {
  return (
    <Grid
      as="section"
      from="desktop"
      aria-labelledby="expectations"
      className="my-10 @desktop:my-24"
    >
      <div className="mb-6 @desktop:col-span-3">
        <Heading level={3} size="md" id="expectations">
          What to expect, and when
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
    </Grid>
  );
}
