import { holidayCopy, stockCopy } from "~/content/holidays";
import { Button, buttonClass } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { type BundleState, stockSentence } from "./bundle-stock";
import { bundlesId } from "./holiday-hero";
import { Ribbon } from "./ribbon";

type OnTheShelfProps = {
  states: readonly BundleState[];
  /** There when the store did not answer. */
  onTryAgain: (() => void) | null;
};

/** What the store really has, and no more urgency than that. */
export function OnTheShelf({ states, onTryAgain }: OnTheShelfProps) {
  const isAsking = states.some(({ kind }) => kind === "asking");
  const isAnswered = !isAsking && !onTryAgain;
  const known = isAsking ? stockCopy.loading : stockSentence(states);
  return (
    <section aria-labelledby="shelf" data-tone="inverse" className="on-the-shelf">
      <div className="wrap">
        <div>
          <h2 id="shelf" className="heading-1">
            On the shelf today
          </h2>
          <p role="status" className="shelf-sentence">
            {onTryAgain ? stockCopy.failed : known}
          </p>
          {isAnswered && <p className="shelf-note">{stockCopy.asOf}</p>}
          <p className="holiday-ways">
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
      </div>
    </section>
  );
}
