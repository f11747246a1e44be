import { Hero } from "~/blocks/hero";
import subscribeBox from "~/content/generated/pictures/subscribe-box";
import { oncePlansCopy } from "~/content/subscribe/subscribe";
import { pictureSizes } from "~/lib/breakpoints";
import { insteadOfProduct } from "~/product/named-products";
import { ButtonLink } from "~/ui/link";
import { type PlanOffers, unknownOffers } from "./plan-offer";
import { PlanSection, PlansLink } from "./plan-section";

/** The page of the plans in a shop without subscriptions: each is a box that is bought once. */
export function OncePlansPage({ offers }: { offers: PlanOffers }) {
  const { title, titleEnd, lead, toPlans } = oncePlansCopy;
  return (
    <>
      <Hero
        layout="beside"
        titleId="subscribe-title"
        title={
          <>
            {title} <em className="block display-italic">{titleEnd}</em>
          </>
        }
        lead={lead}
        picture={subscribeBox}
        sizes={pictureSizes({ base: "100vw", lg: "62vw" })}
        pictureClass="object-[50%_30%]"
      >
        <p className="mt-8 flex flex-wrap gap-3">
          <PlansLink label={toPlans} />
          <ButtonLink to={insteadOfProduct.to} variant="secondary">
            {insteadOfProduct.label}
          </ButtonLink>
        </p>
      </Hero>
      <div className="pt-section">
        <PlanSection offers={offers ?? unknownOffers} />
      </div>
    </>
  );
}
