import { listDays } from "#brand/content/subscribe/plan-terms.ts";
import { getFeatures, type Plan } from "#brand/content/subscribe/plans.ts";
import { planDialogCopy } from "#brand/content/subscribe/subscribe.ts";
import { ProductSet } from "~/blocks/product-set";
import type { StoreImage } from "~/commerce/model";
import { imageSizes } from "~/lib/breakpoints";
import { formatWholePrice } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { findBrandProduct } from "~/product/brand-products";
import { Caution } from "~/product/caution";
import { getKitItems } from "~/product/kits";
import { insteadOfProduct } from "~/product/named-products";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { PlanNotSold } from "./plan-not-sold";
import { getYearlySaving, type PlanOffer, type Subscription } from "./plan-offer";

type PlanCardProps = {
  plan: Plan;
  /** Null in a shop without subscriptions for a plan that the store lacks: it has no price and cannot be chosen. */
  offer: PlanOffer | null;
  /** Images of what is in it, as the store shows it. */
  images: readonly StoreImage[];
  onChoose: () => void;
};

/** A plan; from `sm` to `lg` the offer is on the left, the contents are on the right. */
export function PlanCard({ plan, offer, images, onChoose }: PlanCardProps) {
  const { handle, name, line, lineOnce, isPopular } = plan;
  const subscription = offer?.subscription;
  return (
    <article
      aria-labelledby={`${handle}-name`}
      data-tone={isPopular ? "raised" : undefined}
      className={`flex h-full flex-col py-8 lg:row-span-7 lg:grid lg:grid-rows-subgrid sm:max-lg:grid sm:max-lg:grid-cols-[5fr_6fr] sm:max-lg:items-end sm:max-lg:gap-10 ${isPopular ? "rounded-picture px-5 sm:px-8 lg:px-4" : ""}`}
    >
      <div>
        <ProductSet
          images={images}
          standIn={plan.image}
          shape="square"
          sizes={imageSizes({ base: "100vw", sm: "40vw", lg: "372px" })}
        />
        <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={3} size="sm" id={`${handle}-name`} className="min-w-0 hyphens-auto">
            {name}
          </Heading>
          {isPopular && subscription && (
            <p className="text-sm font-semibold text-primary">Most popular</p>
          )}
        </div>
        <p className="mt-1 text-muted lg:min-h-12">
          {offer && !subscription ? (lineOnce ?? line) : line}
        </p>
        {offer ? (
          <PlanPrice offer={offer} />
        ) : (
          <p className="mt-5 font-semibold">{planDialogCopy.missing}</p>
        )}
      </div>
      <div className="flex flex-1 flex-col lg:row-span-6 lg:grid lg:grid-rows-subgrid">
        <ul className="mt-5 mb-8 divide-y divide-line border-t border-line text-note *:py-2 lg:row-span-5 lg:grid lg:grid-rows-subgrid">
          <li>{getContents(plan).join(", ")}</li>
          {subscription && (
            <>
              <li>Every {listDays(subscription.schedules)}</li>
              {getFeatures(plan).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </>
          )}
        </ul>
        <PlanAction plan={plan} offer={offer} onChoose={onChoose} />
      </div>
    </article>
  );
}

/** A month of the subscription; without one, a box. */
function PlanPrice({ offer: { once, subscription } }: { offer: PlanOffer }) {
  const price = subscription ? subscription.monthly : once;
  return (
    <>
      {price && (
        <p className="mt-5 tabular">
          <b translate="no" className="font-display text-display-lg">
            {formatWholePrice(price)}
          </b>{" "}
          <span>{subscription ? "per month" : "for a box"}</span>
        </p>
      )}
      {subscription && <Saving subscription={subscription} />}
    </>
  );
}

function Saving({ subscription }: { subscription: Subscription }) {
  const { regular, savedPercent } = subscription;
  const aYear = getYearlySaving(subscription);
  if (savedPercent === 0) return null;
  return (
    <p className="tabular text-note">
      {regular && (
        <>
          Regularly <s translate="no">{formatWholePrice(regular)}</s>.{" "}
        </>
      )}
      Save {savedPercent}%{aYear && <>, or {formatWholePrice(aYear)} a year</>}.
    </p>
  );
}

type PlanActionProps = Omit<PlanCardProps, "images">;

function PlanAction({ plan, offer, onChoose }: PlanActionProps) {
  if (offer?.subscription) {
    const { once, subscription } = offer;
    return <PlanChoice {...{ plan, subscription, onChoose }} isSoldOnce={once !== null} />;
  }
  const { name, handle } = plan;
  const { to, label } = offer
    ? { to: getProductPath(handle), label: `View ${name}` }
    : insteadOfProduct;
  return (
    <div className="mt-auto grid">
      <ButtonLink to={to} variant="secondary" size="large">
        {label}
      </ButtonLink>
      {offer && <p className="mt-4 text-sm text-muted">{planDialogCopy.once}</p>}
    </div>
  );
}

type PlanChoiceProps = Omit<PlanActionProps, "offer"> & {
  subscription: Subscription;
  isSoldOnce: boolean;
};

/** Without script the button is a link to the product, or says what the dialog would say. */
function PlanChoice({ plan, subscription, isSoldOnce, onChoose }: PlanChoiceProps) {
  const { handle, name, isPopular } = plan;
  const variant = isPopular ? "primary" : "secondary";
  return (
    <>
      <div className="mt-auto grid gap-3 noscript:hidden">
        <Caution isShort of={[handle]} />
        <Button
          id={getChooseId(plan)}
          variant={variant}
          size="large"
          aria-haspopup="dialog"
          aria-describedby={planTermsId}
          onClick={onChoose}
        >
          Choose {name}
        </Button>
      </div>
      <div className="noscript-only">
        {subscription.isSold ? (
          <ButtonLink
            to={getProductPath(handle)}
            variant={variant}
            size="large"
            className="mt-auto"
          >
            Choose {name}
          </ButtonLink>
        ) : (
          <PlanNotSold plan={plan} isSoldOnce={isSoldOnce} />
        )}
      </div>
    </>
  );
}

/** The names of the products in a plan. An asterisk refers to the supplement statement. */
function getContents({ handle }: Plan): readonly string[] {
  return getKitItems(handle).flatMap((item) => {
    const product = findBrandProduct(item.handle);
    return product ? product.title + (product.formula?.serving ? "*" : "") : [];
  });
}

/** Id of the terms of all plans, below them. */
export const planTermsId = "plan-terms";

export function getChooseId({ handle }: Plan): string {
  return `choose-${handle}`;
}
