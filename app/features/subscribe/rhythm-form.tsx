import { type FormEvent, useRef, useState } from "react";
import type { Product } from "~/commerce/model";
import { howToStop } from "~/content/plan-terms";
import { chooseWords } from "~/content/subscribe";
import { putIntoCart } from "~/features/cart/add-to-cart";
import { useCart } from "~/features/cart/cart-store";
import { formatPrice } from "~/lib/money";
import { Button } from "~/ui/button";
import type { RhythmOffer } from "./plan-offer";

type RhythmFormProps = {
  product: Product;
  offers: readonly RhythmOffer[];
  onAdded: () => void;
};

/** Nothing is chosen for her; the terms stand right above the button. */
export function RhythmForm({ product, offers, onAdded }: RhythmFormProps) {
  const [chosen, setChosen] = useState<RhythmOffer | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const rows = useRef<HTMLDivElement>(null);

  function choose(offer: RhythmOffer) {
    setChosen(offer);
    setUnanswered(false);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!chosen) {
      setUnanswered(true);
      rows.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
      return;
    }
    const { variant } = chosen;
    putIntoCart(product, variant);
    // A full cart takes nothing; its message then stands in this dialog.
    if (useCart.getState().items.some(({ variantId }) => variantId === variant.id)) onAdded();
  }

  return (
    <form onSubmit={onSubmit} noValidate className="plan-form">
      <fieldset aria-describedby={isUnanswered ? "rhythm-problem" : undefined}>
        <legend>{chooseWords.rhythm}</legend>
        <div ref={rows} className="rhythms">
          {offers.map((offer) => (
            <Rhythm
              key={offer.days}
              offer={offer}
              isChosen={offer === chosen}
              onChoose={() => choose(offer)}
            />
          ))}
        </div>
      </fieldset>
      <p id="rhythm-problem" role="alert" className="rhythm-problem">
        {isUnanswered && chooseWords.noRhythm}
      </p>
      <Terms chosen={chosen} />
      <Button type="submit" size="large">
        {chooseWords.add}
      </Button>
    </form>
  );
}

type RhythmProps = { offer: RhythmOffer; isChosen: boolean; onChoose: () => void };

function Rhythm({ offer: { days, variant }, isChosen, onChoose }: RhythmProps) {
  const { price, availableForSale } = variant;
  return (
    <label className="rhythm">
      <input
        type="radio"
        name="rhythm"
        value={days}
        required
        checked={isChosen}
        disabled={!availableForSale}
        onChange={onChoose}
      />
      <span className="display">Every {days} days</span>
      <span className="tabular">
        {availableForSale ? `${formatPrice(price)} ${chooseWords.each}` : "Sold out"}
      </span>
    </label>
  );
}

/** First charge, every other one, and the way out. */
function Terms({ chosen }: { chosen: RhythmOffer | null }) {
  return (
    <div data-tone="raised" className="plan-dialog-terms">
      <dl aria-live="polite" className="tabular">
        <div>
          <dt>First charge, at checkout</dt>
          <dd>{chosen ? formatPrice(chosen.variant.price) : "Choose a rhythm"}</dd>
        </div>
        {chosen && (
          <div>
            <dt>Then every {chosen.days} days, until you cancel</dt>
            <dd>{formatPrice(chosen.variant.price)}</dd>
          </div>
        )}
        <div>
          <dt>Shipping</dt>
          <dd>Free</dd>
        </div>
      </dl>
      <p>{howToStop}</p>
    </div>
  );
}
