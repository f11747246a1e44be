import { type RefObject, useRef, useState } from "react";
import { supplementCategory } from "#brand/content/categories.ts";
import type { FinishedAnswers } from "#brand/content/quiz/quiz.ts";
import { SupplementStatement } from "~/blocks/supplement-statement";
import { useRoot } from "~/commerce/root";
import { addManyToCart } from "~/features/cart/add-to-cart";
import { listProducts } from "~/features/cart/cart-items";
import { useCart } from "~/features/cart/cart-store";
import { findSharedDoses } from "~/features/cart/shared-doses";
import { SharedDosesNote } from "~/features/cart/shared-doses-note";
import { formatPriceWithCode } from "~/lib/money";
import { counted } from "~/lib/text";
import { BuyBar, buyBarButtonClass, buyBarRenewalClass, useIsInView } from "~/product/buy-bar";
import { Caution } from "~/product/caution";
import { Renewal } from "~/product/renewal";
import { getProductCategory } from "~/product/tags";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { KeepRoutine } from "./keep-routine";
import { RetakeButton } from "./retake-button";
import {
  getAddAllLabel,
  getChoicesTotal,
  getRoutineTotals,
  type Routine,
  type RoutineTotals,
} from "./routine";
import { getRoutineSubscription, RoutinePurchaseOptions } from "./routine-purchase";
import { RoutineSteps } from "./routine-steps";
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
        <>
          <RoutineSteps steps={steps} />
          <aside
            aria-labelledby="routine-total"
            data-tone="raised"
            className="rounded-picture px-5 pt-6 pb-4 sm:px-8"
          >
            <Heading level={3} size="sm" id="routine-total">
              The whole routine
            </Heading>
            {totals && <Totals {...totals} />}
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
            <RetakeButton onRetake={onRetake} />
          </aside>
        </>
      ) : (
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to="/shop" variant="secondary">
            Shop All Products
          </ButtonLink>
          <RetakeButton onRetake={onRetake} />
        </p>
      )}
      <KeepRoutine answers={answers} />
      {hasSupplement && <SupplementStatement className="mb-10" />}
      {totals && (
        <BuyBar
          label="Whole routine"
          price={totals.total}
          note={counted(choices.length, "product")}
          isHidden={isAtTop === true || isButtonInView === true}
          className="-mx-5 px-5 sm:-mx-10 sm:px-10"
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

function Totals({ total, shipping, fit }: RoutineTotals) {
  return (
    <>
      <dl className="tabular mt-4">
        <div className="flex justify-between gap-x-4 border-t border-line py-3">
          <dt>Shipping</dt>
          <dd>{shipping}</dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink py-3 font-semibold">
          <dt>Total</dt>
          <dd translate="no" className="text-2xl font-medium">
            {formatPriceWithCode(total)}
          </dd>
        </div>
      </dl>
      {fit && <p className="text-sm">{fit}</p>}
    </>
  );
}
