import { Fragment } from "react";
import { ProductImage } from "~/blocks/product-image";
import type { ShortLine } from "~/commerce/operations/cart-create";
import { formatPriceWithCode } from "~/lib/money";
import { Link } from "~/ui/link";
import { QuantityStepper } from "~/ui/quantity-stepper";
import { type CartItem, optionValues } from "./cart-item";
import { maxQuantity } from "./cart-rules";
import { changeQuantity, closeCart } from "./cart-store";
import { priceOfLine } from "./cart-totals";

type CartLineProps = {
  item: CartItem;
  shortage: ShortLine | undefined;
  removeButtonId: string;
  onRemove: () => void;
};

export function CartLine({ item, shortage, removeButtonId, onRemove }: CartLineProps) {
  const { title } = item.product.node;
  const isSoldOut = shortage?.granted === 0;

  function setQuantity(quantity: number) {
    if (quantity < 1) onRemove();
    else changeQuantity(item.variantId, quantity);
  }

  return (
    <li className="cart-line">
      <LinePicture item={item} />
      <div className="cart-line-body">
        <div className="cart-line-words">
          <LineTitle item={item} />
          <p className={`cart-line-price tabular ${isSoldOut ? "text-muted" : ""}`}>
            {formatPriceWithCode(priceOfLine(item))}
          </p>
          <LineOptions item={item} />
          <LineNote item={item} shortage={shortage} />
        </div>
        <div className="cart-line-actions">
          {!isSoldOut && (
            <QuantityStepper
              of={title}
              quantity={item.quantity}
              min={0}
              max={maxQuantity}
              onChange={setQuantity}
              className="min-h-[46px] grid-cols-[44px_minmax(28px,auto)_44px] text-center font-medium"
            >
              <output className="tabular self-center">
                <span className="sr-only">Quantity </span>
                {item.quantity}
              </output>
            </QuantityStepper>
          )}
          <button
            type="button"
            id={removeButtonId}
            aria-label={`Remove ${title}`}
            // A double click on a suggestion ends here, over the line that it has added.
            onClick={({ detail }) => detail < 2 && onRemove()}
            className="cart-remove"
          >
            Remove
          </button>
        </div>
      </div>
    </li>
  );
}

function LineTitle({ item }: { item: CartItem }) {
  const { handle, title } = item.product.node;
  return (
    <h3 id={lineTitleId(item)} tabIndex={-1} className="cart-line-title outline-offset-0">
      {handle ? (
        <Link to={`/products/${encodeURIComponent(handle)}`} onClick={closeCart}>
          {title}
        </Link>
      ) : (
        title
      )}
    </h3>
  );
}

/** Of the heading that takes focus when the line was added in the drawer. */
export function lineTitleId({ variantId }: Pick<CartItem, "variantId">): string {
  return `line ${variantId}`.replaceAll(/\s/g, "-");
}

/** Each value stays whole with its dot: a line breaks between them. */
function LineOptions({ item }: { item: CartItem }) {
  const values = optionValues(item);
  return (
    <p className="cart-line-options">
      {values.map((value, index) => (
        <Fragment key={value}>
          <span className="inline-block">
            {index < values.length - 1 ? `${value} ·` : value}
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}

/** What the store said of this line at the last try, or why there is no going further up. */
function LineNote({ item, shortage }: Pick<CartLineProps, "item" | "shortage">) {
  if (shortage?.granted === 0) {
    return (
      <p className="cart-line-note">Sold out since you added it. It is left out of the total.</p>
    );
  }
  if (shortage && item.quantity <= shortage.granted) {
    return (
      <p className="cart-line-note">
        Only {shortage.granted} left. You had {shortage.asked}.
      </p>
    );
  }
  if (item.quantity === maxQuantity) {
    return <p className="cart-line-note">{maxQuantity} is the most one order takes.</p>;
  }
  return null;
}

function LinePicture({ item }: { item: CartItem }) {
  const image = item.product.node.images.edges[0]?.node;
  return (
    <div className="cart-line-picture">
      {image && (
        <ProductImage
          image={{ url: image.url, alt: "" }}
          use="thumbnail"
          sizes="104px"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
