import type { ReactNode } from "react";
import { StarRating } from "~/blocks/star-rating";
import { SupplementStatement } from "~/blocks/supplement-statement";
import type { LoadResult } from "~/commerce/load-result";
import type { Product, Variant } from "~/commerce/model";
import { type HolidayBundle, holidayBundles } from "~/content/holidays/holiday-bundles";
import { bundleSection } from "~/content/holidays/holidays";
import { addToCart, SubscribeLink } from "~/features/cart/add-to-cart";
import { imageSizes } from "~/lib/breakpoints";
import { formatPrice, toCents, toMoney } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { getListedPrice } from "~/product/subscription";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { Section, SectionHead } from "~/ui/section";

export const bundlesId = "bundles";

export function BundleCards({ loaded }: { loaded: LoadedBundles }) {
  return (
    <Section aria-labelledby={bundlesId}>
      <SectionHead id={bundlesId} text={bundleSection.text}>
        {bundleSection.heading}
      </SectionHead>
      <ul className="mt-10 grid gap-x-gutter gap-y-12 sm:grid-cols-3 lg:mt-16">
        {holidayBundles.map((bundle) => (
          <li key={bundle.handle}>
            <BundleCard bundle={bundle} state={getBundleState(loaded, bundle)} />
          </li>
        ))}
      </ul>
      <SupplementStatement className="mt-10 max-w-measure-lg" />
    </Section>
  );
}

type BundleProps = { bundle: HolidayBundle; state: BundleState };

/** Only image, price and stock come from the store, so a card renders without it. */
function BundleCard({ bundle, state }: BundleProps) {
  const { handle, name, line, badge, features, rating, reviews } = bundle;
  return (
    <article aria-labelledby={`${handle}-name`} className="flex h-full flex-col">
      <ProductFrame>
        <ProductImage
          image={state.product?.images[0]}
          use="card"
          // The name stands beneath it.
          alt=""
          sizes={imageSizes({ base: "90vw", sm: "30vw", lg: "411px" })}
        />
        <p className="absolute inset-x-4 top-4 text-sm font-semibold text-holiday">{badge}</p>
      </ProductFrame>
      <Heading level={3} size="sm" id={`${handle}-name`} className="mt-4">
        {name}
      </Heading>
      <p className="mt-1 text-muted">{line}</p>
      <ul className="mt-4 mb-5 divide-y divide-line border-t border-line text-note *:py-2">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 tabular">
        <BundlePriceLine bundle={bundle} state={state} />
        <p className="text-sm text-muted">
          <StarRating rating={rating} reviews={reviews} />
        </p>
      </div>
      <BundleActions bundle={bundle} state={state} />
    </article>
  );
}

/** Nothing for a bundle that the store does not have. */
export function BundlePriceLine({ bundle, state }: BundleProps) {
  if (state.kind === "missing") return null;
  const { now, before, saved } = getBundlePrice(bundle, state);
  return (
    <p>
      <b className="text-xl font-semibold">{now}</b>{" "}
      {before && (
        <span className="text-note">
          was <s>{before}</s>, save {saved}
        </span>
      )}
    </p>
  );
}

/**
 * A link to the bundle's page and the button that adds it to the cart (rule 12 in docs/rules.md). The link alone for one
 * that is sold by subscription only.
 * A bundle that the store does not have shows `instead`.
 */
export function BundleActions({ bundle, state, instead }: BundleProps & { instead?: ReactNode }) {
  const name = <span className="sr-only"> {bundle.name}</span>;
  const { kind, product, variant } = state;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 *:grow *:basis-32">
      {kind === "missing" ? (
        <>
          <p className="py-3 font-medium">Not available right now.</p>
          {instead}
        </>
      ) : product?.requiresSellingPlan ? (
        <SubscribeLink product={product} title={bundle.name} />
      ) : (
        <>
          <Button
            size="small"
            disabled={kind !== "for sale"}
            onClick={() => product && variant && addToCart(product, variant)}
            className="noscript:hidden"
          >
            {buttonLabels[kind]}
            {name}
          </Button>
          <ButtonLink to={getProductPath(bundle.handle)} variant="secondary" size="small">
            View{name}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

const buttonLabels = {
  pending: "Checking stock...",
  failed: "Couldn’t check stock",
  "sold out": "Out of Stock",
  "for sale": "Add to Cart",
} as const;

/** The store's products of the bundles, in their order; `null` for one that it does not have. */
export type BundleProducts = readonly (Product | null)[];

export type LoadedBundles = LoadResult<BundleProducts>;

export type BundleState = {
  kind: "pending" | "failed" | "missing" | "sold out" | "for sale";
  /** Where the store has it. */
  product?: Product;
  variant?: Variant;
};

export function getBundleState(loaded: LoadedBundles, bundle: HolidayBundle): BundleState {
  if (loaded.status !== "ready") return { kind: loaded.status };
  const product = loaded.value[holidayBundles.indexOf(bundle)];
  const variant = product && getFirstAvailableVariant(product);
  if (!product || !variant) return { kind: "missing" };
  return { kind: variant.availableForSale ? "for sale" : "sold out", product, variant };
}

/** Whether the store has answered and has none of the bundles. */
export function areAllMissing(loaded: LoadedBundles): boolean {
  return holidayBundles.every((bundle) => getBundleState(loaded, bundle).kind === "missing");
}

const stockLabels = {
  "for sale": "In stock",
  "sold out": "Sold out",
  missing: "Not available right now",
} as const;

export function getStockSentence(states: readonly BundleState[]): string {
  if (states.every(({ kind }) => kind === "for sale")) return "All three bundles are in stock.";
  return Object.entries(stockLabels)
    .flatMap(([kind, label]) => {
      const bundles = holidayBundles.filter((_, index) => states[index]?.kind === kind);
      const names = new Intl.ListFormat("en-US").format(bundles.map(({ name }) => name));
      return names ? [`${label}: ${names}.`] : [];
    })
    .join(" ");
}

/**
 * The price in the cart: the store's where it is known. The saving is shown only where
 * that price, in dollars, is below the regular one.
 */
export function getBundlePrice(bundle: HolidayBundle, { product }: BundleState) {
  const { salePrice, regularPrice } = bundle;
  const price = (product && getListedPrice(product)) ?? toMoney(salePrice * 100, "USD");
  const savedCents = regularPrice * 100 - toCents(price);
  const isBelow = price.currencyCode === "USD" && savedCents > 0;
  return {
    now: formatPrice(price),
    before: isBelow ? `$${regularPrice}` : null,
    saved: isBelow ? formatPrice(toMoney(savedCents, "USD")).replace(".00", "") : null,
  };
}
