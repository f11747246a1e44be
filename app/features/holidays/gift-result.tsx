import type { RefObject } from "react";
import type { GiftAnswers } from "~/content/gift-finder";
import { holidayBundles } from "~/content/holiday-bundles";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { BundleButton } from "./bundle-button";
import { BundlePriceLine } from "./bundle-card";
import type { BundleState } from "./bundle-stock";
import { giftFor, reasonFor } from "./gift-rules";

type GiftResultProps = {
  answers: GiftAnswers;
  states: readonly BundleState[];
  heading: RefObject<HTMLHeadingElement | null>;
};

export function GiftResult({ answers, states, heading }: GiftResultProps) {
  const gift = giftFor(answers);
  const state = states[holidayBundles.indexOf(gift)] ?? { kind: "asking" };
  return (
    <div className="gift-result">
      <h3 ref={heading} tabIndex={-1}>
        <span className="gift-step">We would give</span>{" "}
        <span className="display">{gift.name}</span>
      </h3>
      <p className="gift-reason">{reasonFor(answers, gift)}</p>
      <div className="tabular">
        <BundlePriceLine bundle={gift} state={state} />
      </div>
      <div className="bundle-ways">
        <BundleButton bundle={gift} state={state} />
        <Link
          to={state.kind === "missing" ? "/shop" : `/products/${gift.handle}`}
          className={buttonClass("secondary", "small")}
        >
          {state.kind === "missing" ? "Shop all products" : "View"}
          {state.kind !== "missing" && <span className="sr-only"> {gift.name}</span>}
        </Link>
      </div>
    </div>
  );
}
