import { AddButton } from "~/blocks/add-button";
import { cardBadgeOf } from "~/blocks/card-badge";
import { Heart } from "~/blocks/heart";
import { ProductImage } from "~/blocks/product-image";
import type { Product } from "~/commerce/model";
import { addToCart } from "~/features/cart/add-to-cart";
import { formatPriceWithCode } from "~/lib/money";
import { firstSentences } from "~/lib/text";
import { CardLink } from "~/ui/card-link";
import { Tag } from "~/ui/tag";
import { textLinkClass } from "~/ui/text-link";

/** A smaller card: its Add is a link that is always there. */
export function RelatedCard({ product }: { product: Product }) {
  const { handle, title, description, tags, images, minPrice } = product;
  const badge = cardBadgeOf(tags);
  return (
    <article className="group/card relative flex h-full flex-col">
      <div className="relative aspect-4/5 overflow-hidden rounded-picture bg-raised">
        {images[0] && (
          <ProductImage
            image={images[0]}
            use="card"
            sizes="(min-width: 68.75rem) 302px, 232px"
            className="size-full object-cover"
          />
        )}
        {badge && (
          <p className="absolute top-3 left-3">
            <Tag variant="surface">{badge}</Tag>
          </p>
        )}
      </div>
      <h3 className="mt-4 font-semibold break-words">
        <CardLink to={`/products/${handle}`}>{title}</CardLink>
      </h3>
      <p className="mt-0.5 line-clamp-2 text-note text-muted">{firstSentences(description)}</p>
      <p className="mt-auto flex items-center justify-between gap-2 pt-1">
        <span className="tabular font-medium">
          {minPrice && `from ${formatPriceWithCode(minPrice)}`}
        </span>
        <AddButton
          product={product}
          onAdd={addToCart}
          className={`${textLinkClass} relative px-1 text-note disabled:cursor-not-allowed disabled:text-muted disabled:no-underline noscript:hidden`}
        />
      </p>
      <Heart
        product={{ handle, title, image: images[0] ?? null }}
        className="absolute top-1 right-1"
      />
    </article>
  );
}
