import { type HolidayBundle, holidayBundles } from "#brand/content/holidays/holiday-bundles.ts";
import { bundleSection } from "#brand/content/holidays/holidays.ts";
import { ProductSet } from "~/blocks/product-set";
import { StarRating } from "~/blocks/star-rating";
import { SupplementStatement } from "~/blocks/supplement-statement";
import { addToCart, SubscribeLink } from "~/features/cart/add-to-cart";
import { imageSizes } from "~/lib/breakpoints";
import { getProductPath } from "~/lib/paths";
import { keepUnits } from "~/lib/text";
import { Caution } from "~/product/caution";
import { insteadOfProduct } from "~/product/named-products";
import { PriceSaving } from "~/product/price-saving";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { Section, SectionHead } from "~/ui/section";
import { Tag } from "~/ui/tag";
import { getBundlePrice, getBundleState, type LoadedBundles, showsPrices } from "./bundle-state";

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
            <BundleCard bundle={bundle} loaded={loaded} />
          </li>
        ))}
      </ul>
      <SupplementStatement className="mt-10 max-w-measure-lg" />
    </Section>
  );
}

type BundleProps = { bundle: HolidayBundle; loaded: LoadedBundles };

/** Takes price, stock and, where it has one, the image from the store; a card renders without it. */
function BundleCard({ bundle, loaded }: BundleProps) {
  const { handle, name, line, badge, badgeWithoutPrice, features, image, rating, reviews } = bundle;
  const { product } = getBundleState(loaded, bundle);
  return (
    <article aria-labelledby={`${handle}-name`} className="flex h-full flex-col">
      <div className="relative">
        <ProductSet
          images={product?.images.slice(0, 1) ?? []}
          standIn={image}
          sizes={imageSizes({ base: "90vw", sm: "30vw", lg: "411px" })}
        />
        <Tag variant="corner">{showsPrices(loaded) ? badge : (badgeWithoutPrice ?? badge)}</Tag>
      </div>
      <Heading level={3} size="sm" id={`${handle}-name`} className="mt-4">
        {name}
      </Heading>
      <p className="mt-1 text-muted">{line}</p>
      <ul className="mt-4 mb-5 divide-y divide-line border-t border-line text-note *:py-2">
        {features.map((feature) => (
          <li key={feature}>{keepUnits(feature)}</li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 tabular">
        <BundlePriceLine bundle={bundle} loaded={loaded} />
        <p className="text-sm text-muted">
          <StarRating rating={rating} reviews={reviews} />
        </p>
      </div>
      <BundleActions bundle={bundle} loaded={loaded} />
    </article>
  );
}

/** Nothing for a bundle that the store lacks, beside a catalog in another currency. */
export function BundlePriceLine({ bundle, loaded }: BundleProps) {
  const state = getBundleState(loaded, bundle);
  if (state.kind === "missing" && !showsPrices(loaded)) return null;
  return <PriceSaving {...getBundlePrice(bundle, state)} />;
}

/**
 * A link to the bundle's page and the button that adds it to the cart (rule 12 in docs/rules.md). The link alone for one
 * that is sold by subscription only; the shop for one that the store does not have.
 */
export function BundleActions({ bundle, loaded }: BundleProps) {
  const name = <span className="sr-only"> {bundle.name}</span>;
  const { kind, product, variant } = getBundleState(loaded, bundle);
  return (
    <>
      {product && <Caution of={[bundle.handle]} className="mt-3" />}
      <div className="mt-4 flex flex-wrap items-center gap-2 *:grow *:basis-32">
        {kind === "missing" ? (
          <>
            <p className="py-3 font-medium">Not available right now.</p>
            <ButtonLink to={insteadOfProduct.to} variant="secondary" size="small">
              {insteadOfProduct.label}
            </ButtonLink>
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
              <span>{buttonLabels[kind]}</span>
              {name}
            </Button>
            <ButtonLink to={getProductPath(bundle.handle)} variant="secondary" size="small">
              View{name}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
}

const buttonLabels = {
  unknown: "Couldn’t Check Stock",
  "sold out": "Out of Stock",
  "for sale": "Add to Cart",
} as const;
