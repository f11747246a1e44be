import { oncePlansCopy } from "#brand/content/subscribe/subscribe.ts";
import { insteadOfProduct } from "~/product/named-products";
import { ButtonLink } from "~/ui/link";
import type { PlanImages, PlanOffers } from "./plan-offer";
import { PlanSection, PlansLink } from "./plan-section";
import { PlansHero } from "./plans-hero";

type OncePlansPageProps = { offers: PlanOffers; images: PlanImages };

/** The page of the plans in a shop without subscriptions: each is a box that is bought once. */
export function OncePlansPage({ offers, images }: OncePlansPageProps) {
  const { title, titleEnd, lead, toPlans } = oncePlansCopy;
  return (
    <>
      <PlansHero {...{ title, titleEnd, lead }}>
        <p className="mt-8 flex flex-wrap gap-3">
          <PlansLink label={toPlans} />
          <ButtonLink to={insteadOfProduct.to} variant="secondary">
            {insteadOfProduct.label}
          </ButtonLink>
        </p>
      </PlansHero>
      <div className="pt-section">
        <PlanSection offers={offers} images={images} />
      </div>
    </>
  );
}
