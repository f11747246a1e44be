import { getPageBadges } from "~/blocks/badges";
import { Heart } from "~/blocks/heart";
import { toPersistedProduct } from "~/blocks/persisted-product";
import { StarRating } from "~/blocks/star-rating";
import type { Product } from "~/commerce/model";
import { facts } from "~/content/facts";
import type { ProductNote } from "~/content/product/product-notes";
import { firstSentences } from "~/lib/text";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";

type ProductHeadProps = { product: Product; note: ProductNote | null };

export function ProductHead({ product, note }: ProductHeadProps) {
  const { title, description, tags } = product;
  const badges = getPageBadges(tags);
  return (
    <>
      <div className={`flex items-center justify-between ${onPictureClass}`}>
        <Link to="/shop" className={backClass}>
          <Icon name="arrow-left" size={16} />
          Back to Shop
        </Link>
        <Heart product={toPersistedProduct(product)} className="-mr-2.5" />
      </div>
      {badges.length > 0 && (
        <ul className="flex gap-2 sm:mt-2">
          {badges.map((badge) => (
            <li key={badge}>
              <Tag>{badge}</Tag>
            </li>
          ))}
        </ul>
      )}
      <h1 className={titleClass}>{title}</h1>
      {note && <p className="mt-2 display-italic text-display-xs font-normal">{note.labelLine}</p>}
      <p className="mt-4 text-note">
        <StarRating rating={facts.averageRating} reviews={`${facts.productReviews} reviews`} />
      </p>
      <p className="mt-4 max-w-measure-sm break-words">{firstSentences(description, 2)}</p>
    </>
  );
}

const backClass = "inline-flex min-h-11 items-center gap-2 text-note hover:underline sm:text-muted";

/** On the phone the way back and the heart lie on the picture. */
const onPictureClass = "max-sm:absolute max-sm:inset-x-edge max-sm:top-1.5 max-sm:z-1";

/** From tablets up the longest word of a name has to fit the narrow column. */
const titleClass = [
  "mt-5 font-display text-display-xl break-words sm:text-[3rem] lg:mt-4",
  "lg:text-[clamp(3rem,4.7vw,4.25rem)]",
].join(" ");
