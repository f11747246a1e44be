import { type FormEvent, lazy, type ReactNode, type RefObject, Suspense, useState } from "react";
import type { Product, ProductOption } from "~/commerce/model";
import { arrivalCopy } from "~/content/arrival";
import { facts } from "~/content/facts";
import type { ProductNote } from "~/content/product/product-notes";
import { comparisonId, comparisonTitle } from "~/content/product/purchase-copy";
import { site } from "~/content/site";
import { shipsFaster } from "~/content/subscribe/plans";
import { addToCart } from "~/features/cart/add-to-cart";
import { maxQuantity } from "~/features/cart/cart-items";
import { getFreeShipping } from "~/features/cart/cart-totals";
import { formatPrice, splitPrice, toMinorUnits, toMoney } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { firstCharacters } from "~/lib/plain-text";
import { firstSentences, keepUnits } from "~/lib/text";
import { Arrival } from "~/product/arrival";
import { Caution } from "~/product/caution";
import type { KitRow, PlanInstead } from "~/product/kit";
import { getMonths } from "~/product/options";
import { getUnitPrice } from "~/product/unit-price";
import { Button } from "~/ui/button";
import type { IconName } from "~/ui/icon";
import { TextLink, textLinkVariants } from "~/ui/link";
import { QuantityInput, QuantityStepper } from "~/ui/quantity-stepper";
import { whenIdle } from "~/ui/scheduling";
import { BackInStock } from "./back-in-stock";
import { BuyButton } from "./buy-button";
import { KitContents } from "./kit-contents";
import { getOfferLines } from "./offer-lines";
import { getOptionOffers, optionsToShow } from "./option-choice";
import { getOptionParameter } from "./option-parameter";
import { PurchaseOptions } from "./purchase-options";
import { ReassuranceLine } from "./reassurance-line";
import { getKeptValues, MoreVariants, UnmatchedChoice } from "./unmatched-choice";
import { getChosenPrice, type VariantChoice } from "./variant-choice";

/**
 * Loaded when the browser is idle: until then, and where it cannot be loaded, the page shows what the server has
 * written.
 */
async function loadRefillParts(): Promise<typeof import("./refill-parts")> {
  if (!import.meta.env.SSR) await whenIdle();
  return import("./refill-parts").catch(() => new Promise(() => {}));
}
const RefillLine = lazy(async () => ({ default: (await loadRefillParts()).RefillLine }));
const ScheduleFit = lazy(async () => ({ default: (await loadRefillParts()).ScheduleFit }));

/** The form's id, by which the phone's bar sends it as well. */
export const buyFormId = "buy";

export type BuyBoxProps = {
  product: Product;
  note: ProductNote | null;
  needsCaution: boolean;
  kit: readonly KitRow[];
  planInstead: PlanInstead | null;
  /** Title of the product that this one is compared with below; null without one. */
  comparedWith: string | null;
  chosen: VariantChoice;
  addButton: RefObject<HTMLButtonElement | null>;
  quizButton: ReactNode;
};

/** Sends the chosen options as the page's query, so that choosing works without scripts too. */
export function BuyBox(props: BuyBoxProps) {
  const {
    product,
    note,
    needsCaution,
    kit,
    planInstead,
    comparedWith,
    chosen,
    addButton,
    quizButton,
  } = props;
  const [quantity, setQuantity] = useState(1);
  const { variant, obstacle, allocation } = chosen;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (obstacle || !variant?.availableForSale) return;
    addToCart(product, variant, quantity, allocation ?? undefined);
  }

  return (
    <>
      <form id={buyFormId} onSubmit={onSubmit}>
        <PriceLine product={product} chosen={chosen} />
        {optionsToShow(product).map((option) => (
          <OptionRow key={option.name} {...{ product, note, option, chosen }} />
        ))}
        {product.hasMoreVariants && <MoreVariants product={product} />}
        <PurchaseOptions
          product={product}
          chosen={chosen}
          scheduleFit={
            <Suspense>
              <ScheduleFit {...{ product, chosen, quantity }} />
            </Suspense>
          }
        />
        <UnmatchedChoice product={product} chosen={chosen} />
        <div className="mt-5 flex gap-2 max-narrow:flex-wrap">
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
      </form>
      <BackInStock product={product} chosen={chosen} />
      {comparedWith && (
        <p className="mt-4 text-note">
          {comparisonTitle}{" "}
          <a href={`#${comparisonId}`} className={textLinkVariants({ variant: "inline" })}>
            Compare with {comparedWith}
          </a>
        </p>
      )}
      {planInstead && (
        <p className="mt-4 text-note">
          Every month, and nothing else?{" "}
          <TextLink to={getProductPath(planInstead.handle)} variant="inline">
            {planInstead.title}
          </TextLink>{" "}
          delivers it for {formatPrice(planInstead.price)} a month.
        </p>
      )}
      <p dir="auto" className="mt-5 max-w-measure-sm">
        {firstCharacters(firstSentences(product.description, 2), maxLineCharacters)}
      </p>
      <KitContents
        rows={kit}
        price={getChosenPrice(chosen)}
        regularPrice={allocation ? null : (variant?.compareAtPrice ?? null)}
        months={getChosenMonths(chosen)}
      />
      <Reassurance product={product} chosen={chosen} quantity={quantity} />
      {needsCaution && <Caution className="mt-4" />}
      {quizButton}
    </>
  );
}

/** The text below the button; the tab has all of it. */
const maxLineCharacters = 200;

/** The months that the chosen option names; otherwise 1. */
function getChosenMonths({ variant }: VariantChoice): number {
  const months = (variant?.selectedOptions ?? []).map(({ value }) => getMonths(value));
  return months.find((count) => count > 0) ?? 1;
}

type OptionRowProps = Pick<BuyBoxProps, "product" | "note" | "chosen"> & { option: ProductOption };

/** One option as a group of radio buttons. Sold-out values are marked and can be chosen. */
function OptionRow({ product, note, option, chosen }: OptionRowProps) {
  const current = (chosen.obstacle !== "link" && chosen.choice.get(option.name)) || "";
  const offers = getOptionOffers(product, option, chosen.choice);
  const lines = getOfferLines(offers, current, product.hasMoreVariants, chosen.getPrice);
  const columns = lines.length % 3 === 0 ? "grid-cols-3" : "grid-cols-2";
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 flex w-full flex-wrap gap-x-3 text-note font-semibold">
        <bdi>{option.name}</bdi>
        <span dir="auto" className="font-normal text-muted">
          {getRemark(current, note)}
        </span>
      </legend>
      <div className={`grid gap-2 max-narrow:grid-cols-1 ${columns}`}>
        {lines.map(({ value, line, isForSale }) => (
          <label
            key={value}
            // The chosen value is not marked by color alone: its border is wider.
            className={`relative flex min-h-12 flex-col justify-center rounded-control border border-line-strong px-3 py-1.5 text-note leading-5 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink after:pointer-events-none after:absolute after:-inset-px after:rounded-control after:border-primary has-checked:bg-raised has-checked:after:border-2 forced-colors:has-checked:after:border-[Highlight] ${isForSale ? "font-medium" : "border-dashed text-muted"}`}
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
              {keepUnits(value)}
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
  return keepUnits(value);
}

const freeShipping = `Free shipping on orders over $${facts.freeShippingFrom}`;
const lines: readonly [icon: IconName, line: string][] = [
  ["return", `${facts.productGuaranteeDays}-day money-back guarantee`],
  ["lab", `Made in USA in an ${facts.facility}`],
];

type ReassuranceProps = Pick<BuyBoxProps, "product" | "chosen"> & { quantity: number };

/** Promises of goods, and none for what does not ship. */
function Reassurance({ product, chosen, quantity }: ReassuranceProps) {
  const { variant, obstacle, allocation } = chosen;
  const canOrder = !obstacle && variant?.availableForSale;
  const currencyCode = canOrder ? variant.price.currencyCode : null;
  const isFaster = allocation !== null && shipsFaster(product.handle);
  if (variant?.requiresShipping === false)
    return (
      <ul className="mt-5 border-t border-line text-note">
        <ReassuranceLine icon="box">{arrivalCopy.nothingShips}</ReassuranceLine>
      </ul>
    );
  return (
    <ul className="mt-5 border-t border-line text-note">
      <ReassuranceLine icon="calendar">
        <Arrival isServed currencyCode={currencyCode} shipsFaster={isFaster} />
      </ReassuranceLine>
      <Suspense>
        <RefillLine
          {...{ product, chosen, quantity }}
          currencyCode={isFaster ? null : currencyCode}
        />
      </Suspense>
      <ReassuranceLine icon="box">
        <span>
          {freeShipping}
          {canOrder && shipsFree(chosen, quantity) && (
            <>
              . <strong className="font-semibold">This ships free.</strong>
            </>
          )}
        </span>
      </ReassuranceLine>
      {lines.map(([icon, line]) => (
        <ReassuranceLine key={icon} icon={icon}>
          {line}
        </ReassuranceLine>
      ))}
    </ul>
  );
}

/** Whether this alone ships free, by the cart's rule. */
function shipsFree(chosen: VariantChoice, quantity: number): boolean {
  const price = getChosenPrice(chosen);
  const total = price && toMoney(toMinorUnits(price) * quantity, price.currencyCode);
  const shipping = total && getFreeShipping(total, chosen.allocation !== null);
  return shipping?.missing === null;
}

/**
 * The price of the selection with its currency, and the price per day if it is known. Where the choice has no variant,
 * it says whose price this is instead.
 */
function PriceLine({ product, chosen }: Pick<BuyBoxProps, "product" | "chosen">) {
  const { variant, obstacle, allocation } = chosen;
  const price = getChosenPrice(chosen) ?? product.minPrice;
  const unitPrice = price && variant && getUnitPrice(price, variant);
  const kept = getKeptValues(chosen);
  const note = obstacle ? kept && `for ${kept}` : unitPrice;
  const before = allocation ? null : variant?.compareAtPrice;
  if (!price) return <p className="mt-6 border-b border-line" />;
  const parts = splitPrice(price);
  return (
    <p className="tabular mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-4">
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
