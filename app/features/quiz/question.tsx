import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId } from "react";
import {
  type Answers,
  type QuizOption,
  type QuizQuestion,
  questionCount,
} from "#brand/content/quiz/quiz.ts";
import { quizCopy } from "#brand/content/quiz/quiz-copy.ts";
import { capitalize } from "~/lib/text";
import { useCatalog } from "~/product/use-catalog";
import { Button } from "~/ui/button";
import { ChoiceInput } from "~/ui/choice-input";
import { FilmStrip } from "~/ui/film-strip";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { choose } from "./quiz-progress";
import { getProgress, isAnswered, isChosen } from "./quiz-rules";
import type { QuizSteps } from "./quiz-steps";

type QuestionProps = {
  question: QuizQuestion;
  steps: QuizSteps;
  heading: RefObject<HTMLHeadingElement | null>;
  title: ReactNode;
};

/** One question on a screen. Until the stored answers are read nothing can be chosen. */
export function Question({ question, steps, heading, title }: QuestionProps) {
  const { answers, step, isRead, isLinkBroken } = steps;
  const helpId = useId();
  const progress = getProgress(answers, step);
  const isLast = progress.number === progress.count;
  usePreparedRoutine(isLast && isRead);

  return (
    <form
      className="flex min-w-0 flex-1 flex-col px-5 pt-4 sm:px-10 sm:pt-8 @desktop:pr-bleed @desktop:pl-24"
      onSubmit={(event) => {
        event.preventDefault();
        steps.next();
      }}
      onMouseDown={ignoreSecondTap}
    >
      {title}
      <WithoutScript />
      <p role="status" className="noscript:hidden">
        {isLinkBroken && (
          <span className="mt-4 mb-2 block max-w-measure-md border-t-2 border-accent bg-raised px-5 py-4 text-note">
            {quizCopy.brokenLink}
          </span>
        )}
      </p>
      <ProgressLine {...progress} />
      <fieldset
        key={question.id}
        disabled={!isRead}
        aria-describedby={helpId}
        className="mt-8 min-w-0 noscript:hidden short:mt-4 lg:mt-12"
      >
        {/* Floated: Safari counts the height of a legend twice when the fieldset changes. */}
        <legend className="float-left w-full">
          <Heading ref={heading} tabIndex={-1} className="max-em-12 pb-2 short:text-display-md">
            {question.question}
          </Heading>
        </legend>
        <p id={helpId} className="clear-left mb-4 text-muted lg:mb-8">
          {question.help}
        </p>
        <div>
          {question.options.map((option) => (
            <ChoiceRow key={option.value} {...{ option, question, answers }} />
          ))}
        </div>
      </fieldset>
      <div className="mt-auto flex flex-wrap items-center gap-2 py-4 noscript:hidden sm:py-8 short:py-2">
        <Button variant="secondary" size="large" disabled={step === 0} onClick={steps.back}>
          Back
        </Button>
        <Button
          type="submit"
          size="large"
          disabled={!isRead || !isAnswered(answers, question.id)}
          onClick={ignoreSecondTap}
          // A press on a disabled button goes to the form, which keeps the focus where it is.
          className="flex-1 disabled:pointer-events-none sm:max-w-44"
        >
          {isLast ? "See My Results" : "Next"}
        </Button>
        <p className="text-sm text-muted sm:ml-auto">{quizCopy.privacy}</p>
      </div>
    </form>
  );
}

/** The second click of a double click would hit the next question. */
function ignoreSecondTap(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Loads what the routine is shown with while the last question is answered. */
function usePreparedRoutine(isNear: boolean) {
  useCatalog("products-for-quiz", isNear);
  useEffect(() => {
    // If it fails, the result loads it again and says so.
    if (isNear) import("./routine-result").catch(() => {});
  }, [isNear]);
}

type ProgressLineProps = { number: number; count: number; percent: number };

/** 'Question X of N', a percent, and one segment for each visible question. */
function ProgressLine({ number, count, percent }: ProgressLineProps) {
  const segments = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="mt-2 noscript:hidden">
      <p className="tabular flex justify-between text-note">
        <span className="font-semibold">{`Question ${number} of ${count}`}</span>
        <span translate="no" className="text-muted">{`${percent}%`}</span>
      </p>
      <div aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col gap-1">
        {segments.map((segment) => (
          <span
            key={segment}
            className={`h-0.75 ${segment <= number ? "bg-primary forced-colors:bg-[CanvasText]" : "bg-track"}`}
          />
        ))}
      </div>
    </div>
  );
}

type ChoiceRowProps = { option: QuizOption; question: QuizQuestion; answers: Answers };

/** The whole row is the label. A chosen one stands out to both sides and covers the next one's line. */
function ChoiceRow({ option, question, answers }: ChoiceRowProps) {
  const id = useId();
  return (
    <label className="group relative -mb-px flex min-h-16 cursor-pointer items-center gap-4 border-y border-line py-2 max-sm:has-[svg]:py-0.5 short:min-h-14 short:py-1 has-checked:z-1 has-checked:-mx-5 has-checked:border-surface has-checked:bg-raised has-checked:px-5">
      <ChoiceInput
        type={question.alone ? "checkbox" : "radio"}
        name={question.id}
        value={option.value}
        checked={isChosen(answers, question.id, option.value)}
        onChange={() => choose(question, option.value)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description`}
      />
      <span className="flex-1 items-center gap-x-6 sm:grid sm:grid-cols-[3fr_4fr]">
        <span id={`${id}-label`} className="block font-display text-display-xs sm:text-display-sm">
          {option.label}
        </span>
        <span id={`${id}-description`} className="block text-note text-muted">
          {option.description}
        </span>
      </span>
      {question.pictures && (
        <FilmStrip
          strip={question.pictures}
          frame={question.options.indexOf(option)}
          alt=""
          className="-my-2.25 size-15.5 shrink-0 max-sm:-mr-5 short:size-13.5"
        />
      )}
    </label>
  );
}

/** What a browser without JavaScript shows in place of the questions. */
function WithoutScript() {
  return (
    <div className="hidden py-10 noscript:block">
      <Heading>{capitalize(questionCount)}, one routine</Heading>
      <p className="mt-4 max-w-measure-md">
        The quiz runs on your device and keeps your answers there, so it needs JavaScript, which is
        turned off in this browser. Every product in the shop says what it’s for, so you can also
        choose on your own.
      </p>
      <ButtonLink to="/shop" variant="primary" className="mt-6">
        Shop All Products
      </ButtonLink>
    </div>
  );
}
