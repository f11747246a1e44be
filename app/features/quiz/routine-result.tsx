import { type ReactNode, type RefObject, useRef, useState } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { Picture } from "~/blocks/picture";
import { SupplementStatement } from "~/blocks/supplement-statement";
import { usePaymentToast } from "~/blocks/use-failure";
import { isUnpaid } from "~/commerce/errors";
import homeHero from "~/content/generated/images/home-hero";
import { needsCaution } from "~/content/product/needs-caution";
import { type AnswerTo, type FinishedAnswers, quizQuestions } from "~/content/quiz/quiz";
import { quizCopy } from "~/content/quiz/quiz-copy";
import { timelinePhases, timelineTexts } from "~/content/quiz/quiz-routine";
import { addManyToCart } from "~/features/cart/add-to-cart";
import { listProducts } from "~/features/cart/cart-items";
import { useCart } from "~/features/cart/cart-store";
import { imageSizes } from "~/lib/breakpoints";
import { counted } from "~/lib/text";
import { BuyBar, buyBarButtonClass, useIsInView } from "~/product/buy-bar";
import { Caution } from "~/product/caution";
import { findSharedDoses } from "~/product/shared-doses";
import { SharedDosesNote } from "~/product/shared-doses-note";
import { getProductCategory } from "~/product/tags";
import { useCatalog } from "~/product/use-catalog";
import { Button } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { KeepRoutine } from "./keep-routine";
import { findNearest } from "./nearest-products";
import { NoMatch } from "./no-match";
import { isChosen } from "./quiz-rules";
import { getRecommendations } from "./recommendations";
import { RetakeButton } from "./retake-button";
import {
  buildRoutine,
  getAddAllLabel,
  getChoicesTotal,
  getIntroduction,
  getRoutineTitle,
  getRoutineTotals,
  type Routine,
} from "./routine";
import { getRoutineSubscription } from "./routine-purchase";
import { RoutinePurchaseOptions } from "./routine-purchase-options";
import { RoutineRefills } from "./routine-refills";
import { RoutineSteps } from "./routine-steps";
import { RoutineTotal } from "./routine-total";
import { usePressOnce } from "./use-press-once";

type RoutineResultProps = {
  answers: FinishedAnswers;
  /** Whether the answers are those of a link. They are not stored. */
  isLinked: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The page's heading. A dialog has its own above, and no room for images. */
  title: ReactNode;
  onRetake: () => void;
};

/** The heading, which has the focus, is rendered before the products are loaded. */
export function RoutineResult(props: RoutineResultProps) {
  const { answers, isLinked, heading, title, onRetake } = props;
  const recommendations = getRecommendations(answers);
  const { items, failure, retry } = useCatalog("products-for-quiz", true);
  usePaymentToast(failure);
  const top = useRef<HTMLDivElement>(null);

  const products = isUnpaid(failure) ? [] : items;
  const routine = products && buildRoutine(recommendations, products);
  const isUnmatched = routine?.steps.length === 0 && products !== null && products.length > 0;
  const nearest = isUnmatched ? findNearest(recommendations, products) : null;
  const { noMatch } = quizCopy;
  const shown = routine ? routine.steps.map((step) => step.recommendation) : recommendations;
  const essential = shown.filter(({ priority }) => priority === "essential").length;
  return (
    <div className="relative min-w-0">
      {title && <RoutineImage />}
      <div className="px-5 pt-6 sm:px-10 sm:pt-8 @desktop:px-bleed @desktop:pt-16">
        <div ref={top} className="@desktop:w-7/12">
          {title}
          <Heading ref={heading} tabIndex={-1} size="xl" className="mt-2 max-w-[10ch] outline-none">
            {isUnmatched ? noMatch.title : getRoutineTitle(shown.length)}
          </Heading>
          <p className="mt-4 max-w-measure-sm text-lg">
            {isUnmatched
              ? `${noMatch.text}${nearest ? ` ${noMatch.nearest} ${nearest.category.label}.` : ""}`
              : getIntroduction(essential, shown.length - essential)}
          </p>
          <YourAnswers answers={answers} />
        </div>
        {!products && !failure && (
          <>
            <p role="status" className="sr-only">
              Loading products...
            </p>
            <RoutineSteps steps={recommendations.map(() => null)} />
          </>
        )}
        {!products && failure && (
          <div className="mt-8 pb-section">
            <FailureNotice
              title="Your routine is ready, but we couldn’t load its products."
              retry={retry}
            />
            {!isLinked && <p className="mt-4 text-note text-muted">Your answers are saved.</p>}
            <RetakeButton onRetake={onRetake} />
            <KeepRoutine answers={answers} />
          </div>
        )}
        {isUnmatched && <NoMatch nearest={nearest} onRetake={onRetake} />}
        {routine && !isUnmatched && <RoutineView {...{ answers, routine, top, onRetake }} />}
      </div>
    </div>
  );
}

/** Beside the title of the routine, off the right edge; a strip above it on a phone. */
function RoutineImage() {
  return (
    <div className="h-28 overflow-hidden sm:h-55 @desktop:absolute @desktop:top-0 @desktop:right-0 @desktop:h-100 @desktop:w-3/8">
      <Picture
        image={homeHero}
        alt=""
        sizes={imageSizes({ base: "130vw", lg: "55vw" })}
        className="size-full object-cover object-[50%_80%]"
      />
    </div>
  );
}

function YourAnswers({ answers }: { answers: FinishedAnswers }) {
  // 'None of these' means nothing without its question.
  const chosen = quizQuestions.flatMap(({ id, options, alone }) =>
    options.filter(({ value }) => value !== alone && isChosen(answers, id, value)),
  );
  return (
    <ul
      aria-label="Your answers"
      className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted"
    >
      {chosen.map(({ value, label }) => (
        <li key={value} className="not-last:after:ml-3 not-last:after:content-['/']">
          {label}
        </li>
      ))}
    </ul>
  );
}

type RoutineViewProps = Pick<RoutineResultProps, "answers" | "onRetake"> & {
  routine: Routine;
  /** The part above the routine. While it is in view, the bar is hidden. */
  top: RefObject<Element | null>;
};

function RoutineView({ answers, routine, top, onRetake }: RoutineViewProps) {
  const { steps, buyable, missing } = routine;
  const subscription = getRoutineSubscription(routine);
  const [wantsSubscription, setWantsSubscription] = useState(false);
  const isSubscribed = wantsSubscription || buyable.length === 0;
  const choices = subscription && isSubscribed ? subscription.choices : buyable;
  const addAll = usePressOnce(getAddAllLabel(choices.length), () => addManyToCart(choices));
  const totals = getRoutineTotals(routine, choices, answers.budget);
  const inCart = listProducts(useCart(({ items }) => items));
  const shared = findSharedDoses([...choices.map(({ product }) => product), ...inCart]);
  const isOfRoutine = choices.some(({ product }) => shared?.titles.includes(product.title));
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
          <RoutineTotal steps={steps} choices={choices} totals={totals} onRetake={onRetake}>
            {subscription && (
              <RoutinePurchaseOptions
                onceTotal={getChoicesTotal(buyable)}
                subscription={subscription}
                isSubscribed={isSubscribed}
                onChoose={setWantsSubscription}
              />
            )}
            {choices.length > 0 && (
              <Button {...addAll} ref={addAllButton} size="large" className="mt-4 w-full" />
            )}
            {steps.some(({ product }) => needsCaution(product.handle)) && (
              <Caution className="mt-4" />
            )}
            <SharedDosesNote doses={isOfRoutine ? shared : null} className="mt-4" />
            <RoutineRefills choices={choices} />
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
