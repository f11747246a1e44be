import { cva } from "class-variance-authority";
import { type MouseEvent, memo } from "react";
import { useLocation, useNavigate } from "react-router";
import { sampleTextNote } from "#brand/content/product/caution.ts";
import type { Product } from "~/commerce/model";
import type { ProductNote } from "~/features/product-page/texts/product-copy";
import { isFromList } from "~/lib/list-link";
import { getPageBadges } from "~/product/tags";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";
import { Title } from "~/ui/title";
import { getTitleStep } from "~/ui/title-size";
import { ProductRating } from "./texts/product-reviews";

/** Steps: see `getTitleStep`. */
const titleVariants = cva("mt-4 font-display text-balance outline-none lg:mt-2", {
  variants: {
    step: {
      0: "text-display-xl sm:text-[2.75rem] lg:text-[clamp(2.75rem,3.2vw,3.5rem)]",
      1: "text-display-md",
      2: "text-display-sm",
      3: "text-display-xs",
    },
  },
});

/** Id of the title, to which a link skips the images. */
export const productNameId = "product-name";

type ProductHeadProps = {
  product: Product;
  note: ProductNote | null;
  isSample: boolean;
  hasReviews: boolean;
};

/** Way back, above the image on a phone, badges, title and rating. */
export const ProductHead = memo(function ProductHead({
  product,
  note,
  isSample,
  hasReviews,
}: ProductHeadProps) {
  const { title, tags } = product;
  const badges = getPageBadges(tags);
  return (
    <>
      <div className="flex items-center justify-between">
        <BackLink />
        {badges.length > 0 && (
          <ul className="flex gap-2">
            {badges.map((badge) => (
              <li key={badge}>
                <Tag>{badge}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      <h1
        id={productNameId}
        tabIndex={-1}
        dir="auto"
        className={titleVariants({ step: getTitleStep(title) })}
      >
        <Title title={title} />
      </h1>
      {note && <p className="mt-2 display-italic text-display-xs font-normal">{note.labelLine}</p>}
      {isSample && <p className="mt-2 text-note font-medium">{sampleTextNote}</p>}
      <p className="mt-3 text-note">
        <ProductRating product={product} hasReviews={hasReviews} />
      </p>
    </>
  );
});

/** Leads back to the list from which the visitor came, with its filter, page and scroll; otherwise to the shop. */
function BackLink() {
  const { state } = useLocation();
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    if (!isFromList(state) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link
      to="/shop"
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2 text-note text-muted hover:underline max-sm:absolute max-sm:top-0 max-sm:left-edge"
    >
      <Icon name="arrow-left" size={16} />
      Back to Shop
    </Link>
  );
}
