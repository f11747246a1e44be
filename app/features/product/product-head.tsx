import { Heart } from "~/blocks/heart";
import { StarRating } from "~/blocks/star-rating";
import type { Product } from "~/commerce/model";
import { facts } from "~/content/facts";
import type { ProductNote } from "~/content/product-notes";
import { firstSentences } from "~/lib/text";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { pageBadgesOf } from "./page-badges";

type ProductHeadProps = { product: Product; note: ProductNote | null };

export function ProductHead({ product, note }: ProductHeadProps) {
  const { handle, title, description, images, tags } = product;
  const badges = pageBadgesOf(tags);
  return (
    <>
      <div className={`flex items-center justify-between ${onStage}`}>
        <Link to="/shop" className={backLook}>
          <Icon name="arrow-left" size={16} />
          Back to Shop
        </Link>
        <Heart product={{ handle, title, image: images[0] ?? null }} className="-mr-2.5" />
      </div>
      {badges.length > 0 && (
        <ul className="flex gap-2 sm:mt-2">
          {badges.map((badge) => (
            <li key={badge} className="rounded-tag bg-raised px-2.5 py-1.75 text-tag font-semibold">
              {badge}
            </li>
          ))}
        </ul>
      )}
      <h1 className={titleLook}>{title}</h1>
      {note && (
        <p className="display-italic mt-2 text-[1.5625rem]/[1.2] lg:text-[1.75rem]/[1.2]">
          {note.labelLine}
        </p>
      )}
      <p className="mt-3.5 text-note">
        <StarRating rating={facts.averageRating} reviews={`${facts.productReviews} reviews`} />
      </p>
      <p className="mt-4 max-w-[44ch] break-words">{firstSentences(description, 2)}</p>
    </>
  );
}

const backLook = "inline-flex min-h-11 items-center gap-2 text-note hover:underline sm:text-muted";

/** On the phone the way back and the heart lie on the picture. */
const onStage = "max-sm:absolute max-sm:inset-x-(--edge) max-sm:top-1.5 max-sm:z-1";

const titleLook = [
  "mt-4.5 font-display text-[min(3.375rem,17vw)]/[0.92] font-normal tracking-[-0.025em] break-words",
  "sm:text-[3rem]/[0.92] lg:mt-3.5 lg:text-[clamp(3rem,4.7vw,4.25rem)]/[0.92]",
].join(" ");
