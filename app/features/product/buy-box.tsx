import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { getMonths } from "~/blocks/option-values";
import type { Product, Variant } from "~/commerce/model";
import { facts } from "~/content/facts";
import type { ProductNote } from "~/content/product/product-notes";
import { site } from "~/content/site";
import { addToCart } from "~/features/cart/add-to-cart";
import { maxQuantity } from "~/features/cart/cart-items";
import { formatPrice, type Money, toCents, toMoney } from "~/lib/money";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { QuantityInput, QuantityStepper } from "~/ui/quantity-stepper";
import { OptionRow } from "./option-row";
import { optionsToShow, type useVariantChoice } from "./variant-choice";

/** The form's id, by which the phone's bar sends it as well. */
export const buyFormId = "buy";

export type BuyBoxProps = {
  product: Product;
  note: ProductNote | null;
  chosen: ReturnType<typeof useVariantChoice>;
  addButton: RefObject<HTMLButtonElement | null>;
  quizButton: ReactNode;
};

/** Sends the chosen options as the page's query, so that choosing works without scripts too. */
export function BuyBox({ product, note, chosen, addButton, quizButton }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const { variant } = chosen;
  const isForSale = variant?.availableForSale === true;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (variant?.availableForSale) addToCart(product, variant, quantity);
  }

  return (
    <form id={buyFormId} onSubmit={onSubmit}>
      <PriceLine product={product} variant={variant} />
      {optionsToShow(product).map((option) => (
        <OptionRow key={option.name} {...{ product, note, option, chosen }} />
      ))}
      <MissingCombination chosen={chosen} />
      <div className="mt-6 flex gap-2 max-[22rem]:flex-wrap">
        <QuantityStepper
          quantity={quantity}
          max={maxQuantity}
          onChange={setQuantity}
          className="h-14 grid-cols-[3rem_2rem_3rem] noscript:hidden"
        >
          <QuantityInput quantity={quantity} max={maxQuantity} onChange={setQuantity} />
        </QuantityStepper>
        <Button
          ref={addButton}
          type="submit"
          size="large"
          disabled={!isForSale}
          className="flex-1 noscript:hidden"
        >
          {isForSale ? "Add to Cart" : "Out of Stock"}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          size="large"
          className="hidden! noscript:inline-flex!"
        >
          Show this choice
        </Button>
      </div>
      <p className="mt-4 hidden noscript:block">
        The cart needs JavaScript. To order without it, write to{" "}
        <a href={`mailto:${site.email}`} className="underline">
          {site.email}
        </a>
        .
      </p>
      <Reassurance />
      {quizButton}
    </form>
  );
}

/** A combination that no variant has leaves the variant as it was (rule 13 in docs/rules.md). */
function MissingCombination({ chosen }: Pick<BuyBoxProps, "chosen">) {
  const { isOffered, choice, variant } = chosen;
  const kept = variant?.selectedOptions.map(({ value }) => value).join(" · ");
  return (
    <p role="status" className="text-note not-empty:mt-4">
      {!isOffered &&
        kept &&
        `We do not make ${[...choice.values()].join(" · ")}. Price and cart stay with ${kept}.`}
    </p>
  );
}

const lines: readonly [icon: IconName, line: string][] = [
  ["box", `Free shipping on orders over $${facts.freeShippingFrom}`],
  ["return", `${facts.productGuaranteeDays}-day money-back guarantee`],
  ["lab", "Made in USA in an FDA-registered facility"],
];

function Reassurance() {
  return (
    <ul className="mt-5 border-t border-line text-note">
      {lines.map(([icon, line]) => (
        <li key={icon} className="flex min-h-11 items-center gap-4 border-b border-line py-2">
          <Icon name={icon} size={20} className="text-primary" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The price of the selected variant with its currency, and the price per day if it is known. */
function PriceLine({ product, variant }: { product: Product; variant: Variant | null }) {
  const price = variant?.price ?? product.minPrice;
  const perDay = variant && getPricePerDay(variant);
  if (!price) return <p className="mt-6 border-b border-line" />;
  return (
    <p className="tabular mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-6">
      <span className="text-3xl/none font-medium tracking-[-0.01em]">
        {formatPrice(price)}{" "}
        <span className="text-note tracking-[0.04em] text-muted">{price.currencyCode}</span>
      </span>
      {perDay && <span className="text-note text-muted">{formatPrice(perDay)} a day</span>}
    </p>
  );
}

const daysPerMonth = 30;

/** The price of a day, for supplies that are counted in months. */
export function getPricePerDay({ price, selectedOptions }: Variant): Money | null {
  const months = selectedOptions.map(({ value }) => getMonths(value)).find((count) => count > 0);
  if (!months) return null;
  return toMoney(Math.round(toCents(price) / (months * daysPerMonth)), price.currencyCode);
}
