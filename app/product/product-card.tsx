import type { ReactNode } from "react";
import type { LinkProps } from "react-router";
import { site } from "#brand/content/site.ts";
import { Picture } from "~/blocks/picture";
import { StarRating } from "~/blocks/star-rating";
import type { Product, UnitPrice } from "~/commerce/model";
import { formatPrice, type Money } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import type { SiteImage } from "~/lib/site-image";
import { firstSentences } from "~/lib/text";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { IconButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ButtonLink, CardLink } from "~/ui/link";
import { Tag } from "~/ui/tag";
import { Caution } from "./caution";
import { type PersistedProduct, toPersistedProduct } from "./persisted-list";
import { getRating, type ShownRating } from "./rating";
import { toggleSaved, useSaved } from "./saved-products";
import { getListedPrice } from "./subscription";
import { type Badge, getCardBadge } from "./tags";
import { formatUnitPrice } from "./unit-price";

/** What a card says of a product. */
export type CardContent = PersistedProduct &
  ShownRating & {
    /** One sentence under the title. */
    line: string;
    /** An image in place of a missing one; without it, the brand's name is shown. */
    standIn?: SiteImage | null;
    badge: Badge | null;
    /** Null when the store names none. */
    price: Money | null;
    /** Whether it is the lowest of the product's variants, which reads `from`. */
    isLowestPrice?: boolean;
    /** Under the price, what it costs with a subscription. */
    subscribed?: Money | null;
    /** The store's own of what the price is for. */
    unitPrice?: UnitPrice | null | undefined;
  };

/** A product of the store, as lists show it. */
export function toCardContent(product: Product): CardContent {
  return {
    ...toPersistedProduct(product),
    line: firstSentences(product.description),
    badge: getCardBadge(product.tags),
    price: product.minPrice,
    isLowestPrice: true,
    subscribed: product.requiresSellingPlan ? getListedPrice(product) : null,
    unitPrice: product.minUnitPrice,
    ...getRating(product),
  };
}

type ProductCardProps = {
  card: CardContent;
  /** Beside View, such as the button that adds to the cart. */
  action: ReactNode;
  sizes: string;
  /** A place that links lead to, below the bar of a list. */
  id?: string | undefined;
  /** The event at which the product's page is loaded ahead. */
  prefetch?: LinkProps["prefetch"];
  /** State of the history's entry to which its links lead. */
  state?: LinkProps["state"];
  /** In the first window: its image is loaded first. */
  priority?: boolean;
};

/** A product in a list. The whole card is one link; View and the action stand above it. */
export function ProductCard({ card, action, sizes, priority = false, ...props }: ProductCardProps) {
  const { id, prefetch, state } = props;
  const { handle, title, image, line, badge, price, isLowestPrice, subscribed } = card;
  const { rating, reviews, isBacked, unitPrice } = card;
  return (
    <article
      id={id}
      className="group/card @container relative flex h-full flex-col target:scroll-mt-16"
    >
      <ProductFrame>
        {image && <ProductImage image={image} sizes={sizes} use="card" priority={priority} />}
        {!image && <StandIn image={card.standIn} sizes={sizes} />}
        {badge && <Tag variant="corner">{badge}</Tag>}
      </ProductFrame>
      <h3 dir="auto" className="mt-4 font-display text-display-xs">
        <CardLink to={getProductPath(handle)} prefetch={prefetch} state={state}>
          {title}
        </CardLink>
      </h3>
      <p dir="auto" className="mt-1 line-clamp-2 text-muted">
        {line}
      </p>
      <Caution isShort of={[handle]} className="mt-1" />
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-3">
        <p className="tabular font-medium">
          {price && `${isLowestPrice ? "from " : ""}${formatPrice(price)}`}
        </p>
        <p className="text-sm text-muted">
          <StarRating rating={rating} reviews={reviews} isBacked={isBacked} />
        </p>
      </div>
      {subscribed && (
        <p className="tabular mt-1 text-sm text-muted">{`${formatPrice(subscribed)} with a subscription`}</p>
      )}
      {unitPrice && <p className="tabular mt-1 text-sm text-muted">{formatUnitPrice(unitPrice)}</p>}
      {/*
        With a fine pointer they lie on the image's foot, 125% of the card's width from its top, and are seen under the
        pointer; of a product that is sold out, always.
      */}
      <div className="relative mt-4 flex flex-wrap gap-2 *:flex-1 mouse:absolute mouse:inset-x-4 mouse:top-[calc(125cqw-60px)] mouse:mt-0 mouse:opacity-0 transition-opacity duration-200 mouse:group-focus-within/card:opacity-100 mouse:group-hover/card:opacity-100 mouse:has-disabled:opacity-100">
        <ButtonLink
          to={getProductPath(handle)}
          state={state}
          variant="secondary"
          size="small"
          className="mouse:border-surface mouse:bg-surface"
        >
          View<span className="sr-only"> {title}</span>
        </ButtonLink>
        {action}
      </div>
      <Heart product={card} className="absolute top-1 right-1" />
    </article>
  );
}

type StandInProps = { image: SiteImage | null | undefined; sizes: string };

function StandIn({ image, sizes }: StandInProps) {
  if (image)
    return <Picture image={image} alt="" sizes={sizes} className="size-full object-cover" />;
  return (
    <p
      aria-hidden="true"
      className="grid h-full place-items-center font-display text-display-sm text-muted"
    >
      {site.name}
    </p>
  );
}

type HeartProps = { product: PersistedProduct; className?: string };

/** Toggle button that saves a product. Its name stays the same; `aria-pressed` has the state. */
export function Heart({ product, className = "" }: HeartProps) {
  const isSaved = useSaved(({ items }) => items.some(({ handle }) => handle === product.handle));
  return (
    <IconButton
      aria-pressed={isSaved}
      aria-label={`Save ${product.title}`}
      onClick={() => toggleSaved(product)}
      className={`noscript:hidden aria-pressed:text-primary aria-pressed:*:fill-current ${className}`}
    >
      <Icon name="heart" size={22} />
    </IconButton>
  );
}
