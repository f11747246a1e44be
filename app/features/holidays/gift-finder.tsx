import { type MouseEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type GiftAnswers,
  giftFinderCopy,
  giftQuestions,
} from "#brand/content/holidays/holiday-bundles.ts";
import { getProductPath } from "~/lib/paths";
import { insteadOfProduct } from "~/product/named-products";
import { Icon } from "~/ui/icon";
import { Link, textLinkVariants } from "~/ui/link";
import { SplitSection } from "~/ui/section";
import { BundleActions, BundlePriceLine } from "./bundle-cards";
import { getBundleState, type LoadedBundles, showsPrices } from "./bundle-state";
import { getGift, getGiftReason, getOptionText, isComplete } from "./gift";

export const finderId = "gift-finder";

/** Three questions; each answer leads to the next (rule 44 in docs/rules.md). */
export function GiftFinder({ loaded }: { loaded: LoadedBundles }) {
  const [answers, setAnswers] = useState<Partial<GiftAnswers>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const step = giftQuestions.findIndex(({ id }) => answers[id] === undefined);
  const question = giftQuestions[step];

  /**
   * The pressed button is gone after the update, so the focus moves to the new heading. The second click of a double
   * click is ignored: it would press whatever the update puts under it.
   */
  function update(event: MouseEvent, next: Partial<GiftAnswers>) {
    if (event.detail > 1) return;
    flushSync(() => setAnswers(next));
    heading.current?.focus();
    addEventListener("mousedown", keepFocus, { once: true });
  }

  return (
    <SplitSection
      titleId={finderId}
      title={giftFinderCopy.heading}
      head={
        <p className="mt-4 max-w-measure-sm text-muted noscript:hidden">{giftFinderCopy.text}</p>
      }
      tone="raised"
    >
      {/* As high as the longest question, so that the page below does not move. */}
      <div className="min-h-[25rem] noscript:hidden">
        {question && (
          <>
            <StepHeading
              step={`Question ${step + 1} of ${giftQuestions.length}`}
              title={question.question}
              ref={heading}
            />
            <ul className="mt-6 mb-2 divide-y divide-line border-y border-line">
              {question.options.map((option) => (
                <li key={option.value}>
                  <button
                    type="button"
                    onClick={(event) => update(event, { ...answers, [question.id]: option.value })}
                    className="flex min-h-16 w-full cursor-pointer items-center justify-between gap-4 py-3 text-left font-display text-display-xs hover:text-holiday focus-visible:-outline-offset-2"
                  >
                    <span>{getOptionText(option, showsPrices(loaded)).label}</span>
                    <Icon name="chevron-down" size={18} className="-rotate-90" />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {isComplete(answers) && <GiftResult answers={answers} loaded={loaded} heading={heading} />}
        {step !== 0 && (
          <button
            type="button"
            onClick={(event) => update(event, {})}
            className={textLinkVariants()}
          >
            {giftFinderCopy.startOver}
          </button>
        )}
      </div>
      <GiftsByBudget loaded={loaded} />
    </SplitSection>
  );
}

/** The second press of a double click must not take the focus, wherever it lands. */
function keepFocus(event: Event) {
  if (event instanceof UIEvent && event.detail > 1) event.preventDefault();
}

type HeadingRef = RefObject<HTMLHeadingElement | null>;

function StepHeading({ step, title, ref }: { step: string; title: string; ref: HeadingRef }) {
  return (
    <h3 ref={ref} tabIndex={-1}>
      <span className="tabular text-note text-muted">{step}</span>{" "}
      <span className="mt-2 block font-display text-display-md">{title}</span>
    </h3>
  );
}

type GiftResultProps = { answers: GiftAnswers; loaded: LoadedBundles; heading: HeadingRef };

function GiftResult({ answers, loaded, heading }: GiftResultProps) {
  const gift = getGift(answers);
  return (
    <div className="border-t-2 border-holiday pt-5">
      <StepHeading step="Our pick" title={gift.name} ref={heading} />
      <p className="mt-2 mb-5 max-w-measure-md text-lg">
        {getGiftReason(answers, gift, showsPrices(loaded))}
      </p>
      <div className="max-w-measure-sm tabular">
        <BundlePriceLine bundle={gift} loaded={loaded} />
        <BundleActions bundle={gift} loaded={loaded} />
      </div>
    </div>
  );
}

/** Shown without script: the gift for each budget. */
function GiftsByBudget({ loaded }: { loaded: LoadedBundles }) {
  const [, , budgets] = giftQuestions;
  const hasPrices = showsPrices(loaded);
  return (
    <div className="hidden noscript:block">
      <p>{hasPrices ? giftFinderCopy.withoutScript : giftFinderCopy.withoutScriptOrPrice}</p>
      <ul className="divide-y divide-holiday-line border-y border-holiday-line *:py-5">
        {budgets.options.map((option) => {
          const { value } = option;
          const gift = getGift({ budget: value });
          const isMissing = getBundleState(loaded, gift).kind === "missing";
          return (
            <li key={value}>
              <span>{getOptionText(option, hasPrices).label}:</span>{" "}
              {isMissing ? (
                <span>
                  {gift.name}. Not available right now.{" "}
                  <Link to={insteadOfProduct.to} className="underline">
                    {insteadOfProduct.label}
                  </Link>
                </span>
              ) : (
                <Link to={getProductPath(gift.handle)} className="underline">
                  {gift.name}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
