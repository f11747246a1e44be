import { routineProducts } from "#brand/content/quiz/quiz-routine.ts";
import { AddButton, addToCart, SubscribeLink } from "~/features/cart/add-to-cart";
import { imageSizes } from "~/lib/breakpoints";
import { formatPriceWithCode } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { Caution } from "~/product/caution";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { getListedPrice } from "~/product/subscription";
import { getFirstAvailableVariant, listOptions } from "~/product/variants";
import { Button, buttonVariants } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";
import { Tag } from "~/ui/tag";
import { Title } from "~/ui/title";
import { fitTitle } from "~/ui/title-size";
import type { Recommendation } from "./recommendations";
import type { RoutineStep } from "./routine";
import { usePressOnce } from "./use-press-once";

/** `null` is a placeholder of the final size, while the products are loaded. */
export function RoutineSteps({ steps }: { steps: readonly (RoutineStep | null)[] }) {
  return (
    <ol aria-hidden={steps.includes(null) || undefined} className="mt-10">
      {steps.map((step, index) => (
        <StepRow key={step?.product.id ?? index} step={step} number={index + 1} />
      ))}
    </ol>
  );
}

/** A numbered step with its image at the left; on phones the reason goes over the whole width. */
function StepRow({ step, number }: { step: RoutineStep | null; number: number }) {
  return (
    <li className="grid grid-cols-[40px_56px_minmax(0,1fr)] gap-x-4 border-t border-line py-6 sm:gap-x-6 sm:py-8 sm:grid-cols-[56px_184px_minmax(0,1fr)] sm:grid-rows-[auto_auto_auto_1fr_auto]">
      <p className="-mt-2 font-display text-display-lg sm:row-span-5">{number}</p>
      <div
        className={`${textClass} col-span-2 mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1`}
      >
        {step && <StepHead {...step.recommendation} />}
      </div>
      {/* On phones the image is below the number and a part of the text beside it. */}
      <ProductFrame className="col-span-2 self-start sm:col-span-1 sm:col-start-2 sm:row-span-5 sm:row-start-1">
        {step && <StepImage product={step.product} />}
      </ProductFrame>
      <div className={textClass}>
        {step ? (
          <StepName {...step} />
        ) : (
          <>
            <div className="h-6 w-4/5 rounded-control bg-raised" />
            <div className="mt-2 h-6 w-2/5 rounded-control bg-raised" />
          </>
        )}
      </div>
      <div className={`${textClass} col-span-full mt-4 max-w-measure-sm`}>
        {step ? (
          <p>{step.recommendation.reason}</p>
        ) : (
          <div className="h-14 rounded-control bg-raised" />
        )}
      </div>
      {step && (
        <Caution
          of={[step.product.handle]}
          className={`${textClass} col-span-full mt-3 max-w-measure-sm`}
        />
      )}
      <div className={`${textClass} col-span-full mt-4 flex items-center justify-between gap-5`}>
        {step && <AddStep {...step} />}
      </div>
    </li>
  );
}

const textClass = "sm:col-span-1 sm:col-start-3";

function StepHead({ productHandle, priority }: Recommendation) {
  return (
    <>
      <span className="text-note text-muted">{routineProducts[productHandle]?.timeOfDay}</span>
      {priority === "essential" ? <Tag>Essential</Tag> : <Tag variant="outline">Recommended</Tag>}
    </>
  );
}

function StepName({ product }: RoutineStep) {
  const shown = getFirstAvailableVariant(product);
  const options = shown ? listOptions(shown) : "";
  return (
    <>
      <Heading level={3} size={fitTitle("sm", product.title)} dir="auto">
        <Title title={product.title}>
          <TextLink
            to={getProductPath(product.handle)}
            variant="plain"
            prefetch="viewport"
            className="-my-2 inline-block py-2"
          >
            {product.title}
          </TextLink>
        </Title>
      </Heading>
      {options && (
        <p dir="auto" className="mt-1 text-note text-muted">
          {options}
        </p>
      )}
    </>
  );
}

function AddStep({ product, variant }: RoutineStep) {
  const price = getListedPrice(product);
  const { children, ...button } = usePressOnce(
    "Add to Cart",
    () => variant && addToCart(product, variant),
  );
  return (
    <>
      <p translate="no" className="tabular font-medium">
        {price && formatPriceWithCode(price)}
      </p>
      {variant && product.requiresSellingPlan ? (
        <SubscribeLink product={product} variant="secondary" />
      ) : variant ? (
        <Button {...button} variant="secondary" size="small">
          <span>{children}</span>
          <span className="sr-only"> {product.title}</span>
        </Button>
      ) : (
        <AddButton
          product={product}
          className={buttonVariants({ variant: "secondary", size: "small" })}
        />
      )}
    </>
  );
}

function StepImage({ product }: Pick<RoutineStep, "product">) {
  const [image] = product.images;
  return image ? (
    <ProductImage
      image={image}
      use="card"
      alt=""
      sizes={imageSizes({ base: "112px", sm: "208px" })}
    />
  ) : (
    <p className="grid size-full place-items-center p-3 text-center text-sm">No image available</p>
  );
}
