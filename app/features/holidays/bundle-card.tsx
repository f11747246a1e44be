import { ProductImage } from "~/blocks/product-image";
import { StarRating } from "~/blocks/star-rating";
import type { HolidayBundle } from "~/content/holiday-bundles";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { BundleButton } from "./bundle-button";
import { type BundleState, priceOf } from "./bundle-stock";

type BundleCardProps = { bundle: HolidayBundle; state: BundleState };

/** All but picture and stock is content, so a card stands without the store. */
export function BundleCard({ bundle, state }: BundleCardProps) {
  const { handle, name, line, badge, features, rating, reviews } = bundle;
  return (
    <article aria-labelledby={`${handle}-name`} className="bundle-card">
      <div className="bundle-picture">
        <BundlePicture state={state} />
        <p className="bundle-badge">{badge}</p>
      </div>
      <h3 id={`${handle}-name`} className="display">
        {name}
      </h3>
      <p className="bundle-line">{line}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="bundle-price tabular">
        <BundlePriceLine bundle={bundle} state={state} />
        <p className="text-sm text-muted">
          <StarRating rating={rating} reviews={reviews} />
        </p>
      </div>
      <div className="bundle-ways">
        <BundleButton bundle={bundle} state={state} />
        {state.kind !== "missing" && (
          <Link to={`/products/${handle}`} className={buttonClass("secondary", "small")}>
            View<span className="sr-only"> {name}</span>
          </Link>
        )}
      </div>
    </article>
  );
}

export function BundlePriceLine({ bundle, state }: BundleCardProps) {
  const { now, before, saved } = priceOf(bundle, state);
  return (
    <p>
      <b>{now}</b>{" "}
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
  if (!image) return null;
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
