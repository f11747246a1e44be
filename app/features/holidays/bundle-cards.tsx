import type { ReactNode } from "react";
import { ProductImage } from "~/blocks/picture";
import { StarRating } from "~/blocks/star-rating";
import { SupplementStatement } from "~/blocks/supplement-statement";
import { type HolidayBundle, holidayBundles } from "~/content/holidays/holiday-bundles";
import { bundleSection } from "~/content/holidays/holidays";
import { addToCart } from "~/features/cart/add-to-cart";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { Section, SectionHead } from "~/ui/section";
import {
  type BundleState,
  getBundlePrice,
  getBundleState,
  type LoadedBundles,
} from "./bundle-stock";
import { bundlesId } from "./holiday-hero";

export function BundleCards({ loaded }: { loaded: LoadedBundles }) {
  return (
    <Section aria-labelledby={bundlesId}>
      <SectionHead heading={<Heading id={bundlesId}>{bundleSection.heading}</Heading>}>
        {bundleSection.text}
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

type BundleCardProps = { bundle: HolidayBundle; state: BundleState };

/** All but picture and stock is content, so a card stands without the store. */
function BundleCard({ bundle, state }: BundleCardProps) {
  const { handle, name, line, badge, features, rating, reviews } = bundle;
  return (
    <article aria-labelledby={`${handle}-name`} className="flex h-full flex-col">
      <div className="relative aspect-4/5 overflow-hidden rounded-picture bg-raised">
        <BundlePicture state={state} />
        <p className="absolute inset-x-4 top-4 text-sm font-semibold text-holiday">{badge}</p>
      </div>
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
      <BundleActions bundle={bundle} state={state}>
        {state.kind !== "missing" && (
          <ButtonLink to={`/products/${handle}`} variant="secondary" size="small">
            View<span className="sr-only"> {name}</span>
          </ButtonLink>
        )}
      </BundleActions>
    </article>
  );
}

export function BundlePriceLine({ bundle, state }: BundleCardProps) {
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

function BundlePicture({ state }: { state: BundleState }) {
  const [image] = "product" in state ? state.product.images : [];
  return (
    <ProductImage
      image={image}
      use="card"
      // The name stands beneath it.
      alt=""
      sizes="(min-width: 68.75rem) 411px, (min-width: 45rem) 30vw, 90vw"
    />
  );
}

const labels = {
  loading: "Asking the store...",
  unknown: "The store did not answer",
  "sold out": "Out of Stock",
  "for sale": "Add to Cart",
} as const;

/** The button that adds a bundle to the cart, and in `children` a link. */
export function BundleActions({
  bundle,
  state,
  children,
}: BundleCardProps & { children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 *:grow *:basis-32">
      <BundleButton bundle={bundle} state={state} />
      {children}
    </div>
  );
}

/** Adds the first variant (rule 12 in docs/rules.md), or says why it cannot. */
function BundleButton({ bundle, state }: BundleCardProps) {
  if (state.kind === "missing") {
    return <p className="py-3 font-medium">Not in our store at the moment.</p>;
  }
  const product = state.kind === "for sale" ? state.product : null;
  const [variant] = product?.variants ?? [];
  return (
    <Button
      size="small"
      disabled={!variant}
      onClick={() => product && variant && addToCart(product, variant)}
      className="noscript:hidden"
    >
      {labels[state.kind]}
      <span className="sr-only"> {bundle.name}</span>
    </Button>
  );
}
