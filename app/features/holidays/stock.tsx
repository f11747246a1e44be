import { holidayCopy, stockCopy } from "~/content/holidays/holidays";
import { Button, buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { TextLink } from "~/ui/text-link";
import { type BundleState, getStockSentence } from "./bundle-stock";
import { bundlesId } from "./holiday-hero";

type StockProps = {
  states: readonly BundleState[];
  /** Null unless the store did not answer. */
  onTryAgain: (() => void) | null;
};

/** What the store has in stock, without any other urgency. */
export function Stock({ states, onTryAgain }: StockProps) {
  const isLoading = states.some(({ kind }) => kind === "loading");
  const isAnswered = !isLoading && !onTryAgain;
  const sentence = isLoading ? stockCopy.loading : getStockSentence(states);
  return (
    <Section
      aria-labelledby="shelf"
      tone="holiday"
      className="flex items-center justify-between gap-16"
    >
      <div>
        <Heading id="shelf">On the shelf today</Heading>
        <p role="status" className="mt-5 max-w-measure-sm font-display text-display-sm">
          {onTryAgain ? stockCopy.failed : sentence}
        </p>
        {isAnswered && <p className="mt-3 max-w-measure-md text-note">{stockCopy.asOf}</p>}
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          {onTryAgain ? (
            <Button onClick={onTryAgain}>Try again</Button>
          ) : (
            <a href={`#${bundlesId}`} className={buttonClass("primary")}>
              {holidayCopy.toBundles}
            </a>
          )}
          <TextLink to="/shop">{holidayCopy.toShop}</TextLink>
        </p>
      </div>
      <Ribbon />
    </Section>
  );
}

/** A bow, drawn in the line of the shop's other drawings; decoration. */
function Ribbon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 266" className={ribbonClass}>
      <path d="M144 84h32v36h-32zM144 92C112 44 52 10 26 34s2 74 118 74M176 92c32-48 92-82 118-58s-2 74-118 74" />
      <path d="M144 100C112 76 78 62 62 66s6 24 82 34M176 100c32-24 66-38 82-34s-6 24-82 34" />
      <path d="M148 120c-8 40-30 86-64 122l28-6 14 24c24-42 32-92 34-140M172 120c8 40 30 86 64 122l-28-6-14 24c-18-32-30-66-37-102" />
    </svg>
  );
}

const ribbonClass = [
  "w-[min(320px,26vw)] flex-none fill-none stroke-holiday-line stroke-[1.5] max-sm:hidden",
  "[stroke-linecap:round] [stroke-linejoin:round]",
].join(" ");
