import { type MouseEvent, useEffect, useRef, useState } from "react";
import { type GiftAnswers, giftFinderCopy, giftQuestions } from "~/content/gift-finder";
import { textLinkClass } from "~/ui/text-link";
import type { BundleState } from "./bundle-stock";
import { GiftResult } from "./gift-result";
import { isComplete } from "./gift-rules";
import { GiftsByBudget } from "./gifts-by-budget";
import { finderId } from "./holiday-hero";

/** Three questions; each answer goes on to the next (specification, section 4). */
export function GiftFinder({ states }: { states: readonly BundleState[] }) {
  const [answers, setAnswers] = useState<Partial<GiftAnswers>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const step = giftQuestions.findIndex(({ id }) => answers[id] === undefined);
  const question = giftQuestions[step];
  const shownStep = useRef(step);

  // The pressed button is gone; whoever reads or types goes on at the new heading.
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  /** The second press of a double click would answer the question that has just come. */
  function answer(event: MouseEvent, given: Partial<GiftAnswers>) {
    if (event.detail < 2) setAnswers({ ...answers, ...given });
  }

  /** Nor may it take the focus from that question to an answer that happens to come under the pointer. */
  function keepFocusOnHeading(event: MouseEvent) {
    if (event.detail > 1) event.preventDefault();
  }

  return (
    <section aria-labelledby={finderId} data-tone="raised" className="gift-finder">
      <div className="holiday-split wrap">
        <div>
          <h2 id={finderId} className="heading-1">
            {giftFinderCopy.heading}
          </h2>
          <p className="holiday-note noscript:hidden">{giftFinderCopy.text}</p>
        </div>
        <div className="gift-steps noscript:hidden">
          {question && (
            <>
              <h3 ref={heading} tabIndex={-1}>
                <span className="gift-step tabular">
                  Question {step + 1} of {giftQuestions.length}
                </span>{" "}
                <span className="display">{question.question}</span>
              </h3>
              <ul>
                {question.options.map(({ value, label }) => (
                  <li key={value}>
                    <button
                      type="button"
                      onMouseDown={keepFocusOnHeading}
                      onClick={(event) => answer(event, { [question.id]: value })}
                      className="gift-answer display"
                    >
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
          {isComplete(answers) && (
            <GiftResult answers={answers} states={states} heading={heading} />
          )}
          {step !== 0 && (
            <button type="button" onClick={() => setAnswers({})} className={textLinkClass}>
              {giftFinderCopy.startOver}
            </button>
          )}
        </div>
        <GiftsByBudget />
      </div>
    </section>
  );
}
