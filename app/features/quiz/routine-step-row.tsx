import { optionValues } from "~/blocks/option-values";
import { ProductImage } from "~/blocks/picture";
import { routineProducts } from "~/content/quiz/quiz-routine";
import { addToCart } from "~/features/cart/add-to-cart";
import { formatPriceWithCode } from "~/lib/money";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";
import type { RoutineStep } from "./routine";
import { StepLayout } from "./routine-layout";
import { usePressOnce } from "./use-press-once";

export function RoutineStepRow({ step, number }: { step: RoutineStep; number: number }) {
  const { recommendation, product, variant } = step;
  const { productHandle, priority, reason } = recommendation;
  const shown = variant ?? product.variants[0];
  const price = shown?.price ?? product.minPrice;
  const options = shown ? optionValues(shown).join(" · ") : "";

  return (
    <StepLayout
      number={number}
      head={
        <>
          <span className="text-note text-muted">{routineProducts[productHandle].timeOfDay}</span>
          {priority === "essential" ? (
            <Tag>Essential</Tag>
          ) : (
            <Tag variant="outline">Recommended</Tag>
          )}
        </>
      }
      picture={<StepPicture product={product} />}
      name={
        <>
          <Heading level={3} size="sm">
            <Link
              to={`/products/${product.handle}`}
              prefetch="viewport"
              className="-my-2 inline-block py-2 decoration-1 underline-offset-4 hover:underline"
            >
              {product.title}
            </Link>
          </Heading>
          {options && <p className="mt-1 text-note text-muted">{options}</p>}
        </>
      }
      reason={<p>{reason}</p>}
      buy={
        <>
          <p className="tabular font-medium">{price && formatPriceWithCode(price)}</p>
          <AddStepButton step={step} />
        </>
      }
    />
  );
}

function AddStepButton({ step: { product, variant } }: { step: RoutineStep }) {
  const add = usePressOnce(() => variant && addToCart(product, variant));
  const label = add.isResting ? "Added" : "Add to Cart";
  return (
    <Button {...add.button} variant="secondary" size="small" disabled={!variant}>
      {variant ? label : "Out of Stock"}
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
    />
  );
}
