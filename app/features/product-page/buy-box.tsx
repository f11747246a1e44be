import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import type { Product, ProductOption } from "~/commerce/model";
import { arrivalCopy } from "~/content/arrival";
import { facts } from "~/content/facts";
import type { ProductNote } from "~/content/product/product-notes";
import { site } from "~/content/site";
import { shipsFaster } from "~/content/subscribe/plans";
import { addToCart } from "~/features/cart/add-to-cart";
import { maxQuantity } from "~/features/cart/cart-items";
import { formatPrice, splitPrice } from "~/lib/money";
import { Arrival } from "~/product/arrival";
import { getMonths } from "~/product/options";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { QuantityInput, QuantityStepper } from "~/ui/quantity-stepper";
import { BuyButton } from "./buy-button";
import { getOfferLines } from "./offer-lines";
import { getOptionOffers, optionsToShow } from "./option-choice";
import { getOptionParameter } from "./option-parameter";
import { getPricePerDay } from "./price-per-day";
import { PurchaseOptions } from "./purchase-options";
import { getKeptValues, MoreVariants, UnmatchedChoice } from "./unmatched-choice";
import { getChosenPrice, type VariantChoice } from "./variant-choice";

/** The form's id, by which the phone's bar sends it as well. */
export const buyFormId = "buy";

export type BuyBoxProps = {
  product: Product;
  note: ProductNote | null;
  chosen: VariantChoice;
  addButton: RefObject<HTMLButtonElement | null>;
  quizButton: ReactNode;
};

/** Sends the chosen options as the page's query, so that choosing works without scripts too. */
export function BuyBox({ product, note, chosen, addButton, quizButton }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const { variant, obstacle, allocation } = chosen;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (obstacle || !variant?.availableForSale) return;
    addToCart(product, variant, quantity, allocation ?? undefined);
  }

  return (
    <form id={buyFormId} onSubmit={onSubmit}>
      <PriceLine product={product} chosen={chosen} />
      {optionsToShow(product).map((option) => (
        <OptionRow key={option.name} {...{ product, note, option, chosen }} />
      ))}
      {product.hasMoreVariants && <MoreVariants product={product} />}
      <PurchaseOptions product={product} chosen={chosen} />
      <UnmatchedChoice product={product} chosen={chosen} />
      <div className="mt-6 flex gap-2 narrow:flex-wrap">
        <QuantityStepper
          quantity={quantity}
          max={maxQuantity}
          onChange={setQuantity}
          className="h-14 grid-cols-[3rem_2rem_3rem] noscript:hidden"
        >
          <QuantityInput quantity={quantity} max={maxQuantity} onChange={setQuantity} />
        </QuantityStepper>
        <BuyButton
          ref={addButton}
          chosen={chosen}
          size="large"
          className="flex-1 noscript:hidden"
        />
        <span className="noscript-only">
          <Button type="submit" variant="secondary" size="large">
            Update Selection
          </Button>
        </span>
      </div>
      <p className="mt-4 hidden noscript:block">
        The cart needs JavaScript. To order without it, write to{" "}
        <a href={`mailto:${site.email}`} className="underline">
          {site.email}
        </a>
        .
      </p>
      <Reassurance product={product} chosen={chosen} />
      {quizButton}
    </form>
  );
}

type OptionRowProps = Pick<BuyBoxProps, "product" | "note" | "chosen"> & { option: ProductOption };

/** One option as a group of radio buttons. Sold-out values are marked and can be chosen. */
function OptionRow({ product, note, option, chosen }: OptionRowProps) {
  const current = (chosen.obstacle !== "link" && chosen.choice.get(option.name)) || "";
  const offers = getOptionOffers(product, option, chosen.choice);
  const lines = getOfferLines(offers, current, product.hasMoreVariants, chosen.getPrice);
  const columns = lines.length % 3 === 0 ? "grid-cols-3" : "grid-cols-2";
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 flex w-full flex-wrap gap-x-3 text-note font-semibold">
        <bdi>{option.name}</bdi>
        <span dir="auto" className="font-normal text-muted">
          {getRemark(current, note)}
        </span>
      </legend>
      <div className={`grid gap-2 narrow:grid-cols-1 ${columns}`}>
        {lines.map(({ value, line, isForSale }) => (
          <label
            key={value}
            // The chosen value is not marked by color alone: its border is wider.
            className={`relative flex min-h-16 flex-col justify-center rounded-control border border-line-strong px-3 py-2 text-note leading-5 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink after:pointer-events-none after:absolute after:-inset-px after:rounded-control after:border-primary has-checked:bg-raised has-checked:after:border-2 forced-colors:has-checked:after:border-[Highlight] ${isForSale ? "font-medium" : "border-dashed text-muted"}`}
          >
            <input
              type="radio"
              name={getOptionParameter(option.name)}
              value={value}
              checked={value === current}
              onChange={() => chosen.choose(option.name, value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span dir="auto" className="max-w-full">
              {value}
            </span>
            {line && <span className="tabular text-sm font-normal text-muted">{line}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the chosen value means: capsules in a supply, or itself. */
function getRemark(value: string, note: ProductNote | null): string {
  const months = getMonths(value);
  if (months > 0 && note?.perMonth) return `${months * note.perMonth.count} ${note.perMonth.unit}`;
  return value;
}

const lines: readonly [icon: IconName, line: string][] = [
  ["box", `Free shipping on orders over $${facts.freeShippingFrom}`],
  ["return", `${facts.productGuaranteeDays}-day money-back guarantee`],
  ["lab", "Made in USA in an FDA-registered facility"],
];

/** Promises of goods, and none for what does not ship. */
function Reassurance({ product, chosen }: Pick<BuyBoxProps, "product" | "chosen">) {
  const { variant, obstacle, allocation } = chosen;
  const canOrder = !obstacle && variant?.availableForSale;
  if (variant?.requiresShipping === false)
    return (
      <ul className="mt-5 border-t border-line text-note">
        <ReassuranceLine icon="box">{arrivalCopy.nothingShips}</ReassuranceLine>
      </ul>
    );
  return (
    <ul className="mt-5 border-t border-line text-note">
      <ReassuranceLine icon="calendar">
        <Arrival
          currencyCode={canOrder ? variant.price.currencyCode : null}
          shipsFaster={allocation !== null && shipsFaster(product.handle)}
        />
      </ReassuranceLine>
      {lines.map(([icon, line]) => (
        <ReassuranceLine key={icon} icon={icon}>
          {line}
        </ReassuranceLine>
      ))}
    </ul>
  );
}

function ReassuranceLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-4 border-b border-line py-2">
      <Icon name={icon} size={20} className="text-primary" />
      {children}
    </li>
  );
}

/**
 * The price of the selection with its currency, and the price per day if it is known. Where the choice has no variant,
 * it says whose price this is instead.
 */
function PriceLine({ product, chosen }: Pick<BuyBoxProps, "product" | "chosen">) {
  const { variant, obstacle, allocation } = chosen;
  const price = getChosenPrice(chosen) ?? product.minPrice;
  const perDay = price && variant && getPricePerDay(price, variant);
  const kept = getKeptValues(chosen);
  const note = obstacle ? kept && `for ${kept}` : perDay && `${formatPrice(perDay)} a day`;
  const before = allocation ? null : variant?.compareAtPrice;
  if (!price) return <p className="mt-6 border-b border-line" />;
  const parts = splitPrice(price);
  return (
    <p className="tabular mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-6">
      <span className="text-3xl/none font-medium tracking-[-0.01em]">
        {before && (
          <>
            <span className="sr-only">Earlier price </span>
            <s className="text-lg font-normal text-muted">{formatPrice(before)}</s>{" "}
            <span className="sr-only">Price now </span>
          </>
        )}
        {parts.price}{" "}
        {parts.code && <span className="text-note tracking-[0.04em] text-muted">{parts.code}</span>}
      </span>
      {note && <span className="text-note text-muted">{note}</span>}
    </p>
  );
}
