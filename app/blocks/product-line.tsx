import type { ReactNode } from "react";
import type { ProductImage as Image } from "~/commerce/model";
import { Link } from "~/ui/link";
import { QuietButton } from "~/ui/quiet-button";
import { ProductImage } from "./product-image";

type ProductLineProps = {
  title: string;
  /** Id of the title, which can then take focus. */
  titleId?: string;
  /** Path of the product's page; `null` where there is none. */
  to: string | null;
  onFollow: () => void;
  image: Image | null;
  isGone?: boolean;
  price?: ReactNode;
  options?: ReactNode;
  note?: ReactNode;
  removeButtonId: string;
  onRemove: (event: { detail: number }) => void;
  /** What stands left of the button that removes the line. */
  children?: ReactNode;
};

/** One product in a drawer's list: picture, title, price, options, and what can be done with it. */
export function ProductLine(props: ProductLineProps) {
  const { title, titleId, to, onFollow, image, isGone, price, options, note } = props;
  const { removeButtonId, onRemove, children } = props;
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)] gap-4 border-line py-5 not-first:border-t lg:grid-cols-[104px_minmax(0,1fr)] lg:gap-5 lg:py-6">
      <div
        className={`h-28 overflow-hidden rounded-thumb bg-raised lg:h-32 ${isGone ? "opacity-50" : ""}`}
      >
        {image && (
          <ProductImage
            image={image}
            use="thumbnail"
            sizes="104px"
            alt=""
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-col gap-3 lg:gap-4">
        <div className="flex flex-wrap gap-x-3 wrap-anywhere">
          <h3
            id={titleId}
            tabIndex={titleId ? -1 : undefined}
            className="order-1 max-w-full flex-[1_0_100%] leading-[1.3] font-semibold outline-offset-0 lg:flex-[1_1_6em] lg:text-lg lg:text-balance"
          >
            {to ? (
              <Link
                to={to}
                onClick={onFollow}
                className="underline-offset-[0.28em] hover:underline"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          {price && (
            <p
              className={`order-3 ml-auto leading-[1.3] font-medium whitespace-nowrap tabular lg:order-1 lg:text-lg ${isGone ? "text-muted" : ""}`}
            >
              {price}
            </p>
          )}
          {options && (
            <p className="order-2 flex-[1_1_5em] pt-0.5 text-sm text-muted lg:flex-[1_0_100%]">
              {options}
            </p>
          )}
          {note && <p className="order-4 mt-1 flex-[1_0_100%] text-note text-error">{note}</p>}
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between">
          {children}
          <QuietButton
            id={removeButtonId}
            aria-label={`Remove ${title}`}
            onClick={onRemove}
            className="px-0.5"
          >
            Remove
          </QuietButton>
        </div>
      </div>
    </li>
  );
}
