import { type FormEvent, useRef, useState } from "react";
import type { Product } from "~/commerce/model";
import { howToStop } from "~/content/subscribe/plan-terms";
import { planDialogCopy } from "~/content/subscribe/subscribe";
import { tryAddToCart } from "~/features/cart/add-to-cart";
import { useCart } from "~/features/cart/cart-store";
import { formatPrice } from "~/lib/money";
import { Button } from "~/ui/button";
import type { RhythmOffer } from "./plan-offer";

type RhythmFormProps = {
  product: Product;
  offers: readonly RhythmOffer[];
  onAdded: () => void;
};

/** No rhythm is chosen in advance; the terms stand right above the button. */
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
    tryAddToCart(product, variant);
    // A full cart refuses the plan; its message then appears in this dialog.
    if (useCart.getState().items.some(({ variantId }) => variantId === variant.id)) onAdded();
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid">
      <fieldset aria-describedby={isUnanswered ? "rhythm-problem" : undefined}>
        <legend className="mb-2 font-semibold">{planDialogCopy.rhythm}</legend>
        <div ref={rows} className={rowsClass}>
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
      <p id="rhythm-problem" role="alert">
        {isUnanswered && (
          <span className="mt-3 block border-l-2 border-error pl-3 font-medium">
            {planDialogCopy.noRhythm}
          </span>
        )}
      </p>
      <Terms chosen={chosen} />
      <Button type="submit" size="large">
        {planDialogCopy.add}
      </Button>
    </form>
  );
}

const rowsClass = "divide-y divide-line overflow-hidden rounded-control border border-line";

type RhythmProps = { offer: RhythmOffer; isChosen: boolean; onChoose: () => void };

function Rhythm({ offer: { days, variant }, isChosen, onChoose }: RhythmProps) {
  const { price, availableForSale } = variant;
  return (
    <label className={rhythmClass}>
      <input
        type="radio"
        name="rhythm"
        value={days}
        required
        checked={isChosen}
        disabled={!availableForSale}
        onChange={onChoose}
        className="size-5.5 cursor-[inherit] accent-primary outline-none"
      />
      <span className="flex-1 font-display text-display-xs whitespace-nowrap">
        Every {days} days
      </span>
      <span className="tabular max-sm:w-full max-sm:pl-8">
        {availableForSale ? `${formatPrice(price)} ${planDialogCopy.each}` : "Sold out"}
      </span>
    </label>
  );
}

const rhythmClass = [
  "flex min-h-16 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3",
  "has-checked:bg-raised has-disabled:cursor-not-allowed has-disabled:text-muted",
  "has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink",
].join(" ");

/** First charge, recurring charge, shipping, and how to stop. */
function Terms({ chosen }: { chosen: RhythmOffer | null }) {
  return (
    <div className="mt-5 mb-6 text-note">
      <dl aria-live="polite" className="tabular">
        <Term name="First charge, at checkout">
          {chosen ? formatPrice(chosen.variant.price) : "Choose a rhythm"}
        </Term>
        {chosen && (
          <Term name={`Then every ${chosen.days} days, until you cancel`}>
            {formatPrice(chosen.variant.price)}
          </Term>
        )}
        <Term name="Shipping">Free</Term>
      </dl>
      <p className="mt-4 wrap-anywhere">{howToStop}</p>
    </div>
  );
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt>{name}</dt>
      <dd className="flex-none font-semibold">{children}</dd>
    </div>
  );
}
