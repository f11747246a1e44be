import { ProductImage } from "~/blocks/product-image";
import { routineProducts } from "~/content/quiz-routine";
import { addToCart } from "~/features/cart/add-to-cart";
import { itemOf, optionValues } from "~/features/cart/cart-item";
import { formatPriceWithCode } from "~/lib/money";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import type { RoutineStep } from "./routine";
import { usePressOnce } from "./use-press-once";

type RoutineStepRowProps = { step: RoutineStep; number: number };

export function RoutineStepRow({ step, number }: RoutineStepRowProps) {
  const { recommendation, product, variant } = step;
  const { productHandle, priority, reason } = recommendation;
  const shown = variant ?? product.variants[0];
  const price = shown?.price ?? product.minPrice;
  const options = shown ? optionValues(itemOf(product, shown, 1)).join(" · ") : "";

  return (
    <li className="routine-step">
      <p className="routine-number">
        <b>{number}</b>
        <span className="routine-moment">{routineProducts[productHandle].moment}</span>
        <span className={`routine-tag ${priority === "recommended" ? "routine-tag-quiet" : ""}`}>
          {priority === "essential" ? "Essential" : "Recommended"}
        </span>
      </p>
      <div className="routine-photo">
        <StepPicture product={product} />
      </div>
      <div className="routine-name">
        <h3 className="display">
          <Link to={`/products/${product.handle}`} prefetch="viewport">
            {product.title}
          </Link>
        </h3>
        {options && <p className="mt-1 text-note text-muted">{options}</p>}
      </div>
      <p className="routine-reason">{reason}</p>
      <div className="routine-buy">
        <p className="tabular font-medium">{price && formatPriceWithCode(price)}</p>
        <AddStepButton step={step} />
      </div>
    </li>
  );
}

function AddStepButton({ step: { product, variant } }: { step: RoutineStep }) {
  const add = usePressOnce(() => variant && addToCart(product, variant));
  const words = add.isResting ? "Added" : "Add to Cart";
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={!variant}
      aria-disabled={add.isResting || undefined}
      onClick={add.press}
    >
      {variant ? words : "Out of Stock"}
      <span className="sr-only"> {product.title}</span>
    </Button>
  );
}

function StepPicture({ product }: Pick<RoutineStep, "product">) {
  const [image] = product.images;
  if (!image)
    return (
      <p className="grid size-full place-items-center p-3 text-center text-sm">
        No image available
      </p>
    );
  return (
    <ProductImage
      image={image}
      use="card"
      // The name stands beside it.
      alt=""
      sizes="(min-width: 45rem) 208px, 112px"
      className="size-full object-cover"
    />
  );
}
