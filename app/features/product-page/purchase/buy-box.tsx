import type { ComponentProps, FormEvent, ReactNode, RefObject } from "react";
import { taxNote } from "#brand/content/market.ts";
import { comparisonId } from "#brand/content/product/purchase-copy.ts";
import { site } from "#brand/content/site.ts";
import { getChargeNote } from "#brand/content/subscribe/renewal.ts";
import type { Product } from "~/commerce/model";
import { addToCart } from "~/features/cart/add-to-cart";
import { formatPrice, multiply, splitPrice } from "~/lib/money";
import { getDeliveryPrice } from "~/lib/plan-charges";
import { maxQuantity } from "~/lib/quantity-rule";
import { buyFormId } from "~/product/buy-bar";
import { Caution } from "~/product/caution";
import { toPersistedProduct } from "~/product/persisted-list";
import { Heart } from "~/product/product-card";
import { getStoreUnitPrice, getUnitPrice } from "~/product/unit-price";
import { getSupplyMonths } from "~/product/variants";
import { Button } from "~/ui/button";
import { textLinkVariants } from "~/ui/link";
import { QuantityStepper } from "~/ui/quantity-stepper";
import { BackInStock } from "./back-in-stock";
import type { KitRow } from "./kit";
import { KitContents } from "./kit-contents";
import { optionsToShow } from "./option-choice";
import { OptionRow } from "./option-row";
import { PurchaseOptions, renewalId } from "./purchase-options";
import { Reassurance } from "./reassurance";
import {
  getKeptValues,
  MoreVariants,
  UnmatchedChoice,
  unmatchedChoiceId,
} from "./unmatched-choice";
import { getChosenPrice, type VariantChoice } from "./variant-choice";

export type BuyBoxProps = {
  product: Product;
  kit: readonly KitRow[];
  /** What this and the product with which it is compared below are; null without one. */
  pair: string | null;
  chosen: VariantChoice;
  addButton: RefObject<HTMLButtonElement | null>;
  quizButton: ReactNode;
};

/** Sends the chosen options as the page's query, so that choosing works without scripts too. */
export function BuyBox(props: BuyBoxProps) {
  const { product, kit, pair, chosen, addButton, quizButton } = props;
  const { variant, obstacle, allocation, quantity, setQuantity } = chosen;

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
          <OptionRow key={option.name} {...{ product, option, chosen }} />
        ))}
        {product.hasMoreVariants && <MoreVariants product={product} />}
        <PurchaseOptions product={product} chosen={chosen} />
        <UnmatchedChoice product={product} chosen={chosen} />
        <Caution of={[product.handle]} className="mt-4" />
        <div className="mt-3 flex flex-wrap gap-2">
          <QuantityStepper
            quantity={quantity}
            onChange={setQuantity}
            className="h-13 grid-cols-[2.75rem_2rem_2.75rem] noscript:hidden"
          />
          <BuyButton
            ref={addButton}
            chosen={chosen}
            size="narrow"
            className="flex-[1_1_7rem] noscript:hidden"
          />
          <Heart product={toPersistedProduct(product)} className="-mr-2.5 self-center" />
          <p role="status" className="basis-full text-note text-muted empty:-mt-2">
            {quantity === maxQuantity && `Limit ${maxQuantity} per order.`}
          </p>
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
      {quizButton}
      <KitContents
        rows={kit}
        price={allocation ? getDeliveryPrice(allocation) : (variant?.price ?? null)}
        regularPrice={allocation ? null : (variant?.compareAtPrice ?? null)}
        months={(variant && getSupplyMonths(variant)) || 1}
      />
      <Reassurance product={product} chosen={chosen} />
      {pair && (
        <a href={`#${comparisonId}`} className={textLinkVariants({ className: "mt-2 text-note" })}>
          Compare {pair}
        </a>
      )}
    </>
  );
}

/**
 * The price of the selection with its currency, and the price per day if it is known. Where the choice has no variant,
 * it says whose price this is instead.
 */
function PriceLine({ product, chosen }: { product: Product; chosen: VariantChoice }) {
  const { variant, obstacle, allocation } = chosen;
  const price = getChosenPrice(chosen) ?? product.minPrice;
  const kept = getKeptValues(chosen);
  const note = obstacle ? kept && `for ${kept}` : allocation && getChargeNote(allocation);
  const each = price && multiply(price, 1 / (allocation?.deliveries ?? 1));
  const toUnitPrice = note ? getStoreUnitPrice : getUnitPrice;
  const notes = [note, each && variant && toUnitPrice(each, variant), taxNote];
  const before = allocation ? null : variant?.compareAtPrice;
  if (!price) return <p className="mt-6 border-b border-line" />;
  const parts = splitPrice(price);
  return (
    <p className="tabular mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-4">
      <span className="text-3xl/none font-medium tracking-[-0.01em]">
        {before && (
          <span>
            <span className="sr-only">Earlier price </span>
            <s translate="no" className="text-lg font-normal text-muted">
              {formatPrice(before)}
            </s>{" "}
            <span className="sr-only">Price now </span>
          </span>
        )}
        <span translate="no">{parts.price}</span>{" "}
        {parts.code && (
          <span translate="no" className="text-note tracking-[0.04em] text-muted">
            {parts.code}
          </span>
        )}
      </span>
      <span className="text-note text-muted">{notes.filter(Boolean).join(", ")}</span>
    </p>
  );
}

type BuyButtonProps = ComponentProps<typeof Button> & { chosen: VariantChoice };

/**
 * Sends the buy form. Disabled for a sold-out variant, and for a choice that cannot be added, which a message explains.
 */
export function BuyButton({ chosen, ...rest }: BuyButtonProps) {
  const { variant, obstacle, allocation } = chosen;
  const descriptionId = obstacle ? unmatchedChoiceId : allocation ? renewalId : undefined;
  const isSoldOut = !variant || (!obstacle && !variant.availableForSale);
  return (
    <Button
      type="submit"
      disabled={isSoldOut || obstacle !== null}
      aria-describedby={descriptionId}
      {...rest}
    >
      {isSoldOut ? "Out of Stock" : "Add to Cart"}
    </Button>
  );
}
