import { getSavings } from "~/content/subscribe/plan-figures";
import { howToStop, planTerms } from "~/content/subscribe/plan-terms";
import type { Plan } from "~/content/subscribe/plans";
import { Button, buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { VesselRow } from "./vessel-drawing";

type PlanCardProps = { plan: Plan; onChoose: () => void };

/** A plan with its terms beside the button. Without script the button is a link to the product. */
export function PlanCard({ plan, onChoose }: PlanCardProps) {
  const { handle, name, line, price, regularPrice, isPopular } = plan;
  const savings = getSavings(plan);
  const variant = isPopular ? "primary" : "secondary";
  return (
    <article
      aria-labelledby={`${handle}-name`}
      data-tone={isPopular ? "raised" : undefined}
      className={`${cardClass} ${isPopular ? "rounded-picture px-5 sm:px-8" : ""}`}
    >
      <div>
        <VesselRow vessels={plan.vessels} />
        <div className="mt-7 flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={3} size="sm" id={`${handle}-name`} className="min-w-0 hyphens-auto">
            {name}
          </Heading>
          {isPopular && <p className="text-sm font-semibold text-primary">Most popular</p>}
        </div>
        <p className="mt-1 text-muted lg:min-h-12">{line}</p>
        <p className="mt-5 tabular">
          <b className="font-display text-display-lg">${price}</b> per month
        </p>
        <p className="tabular text-note">
          Regular <s>${regularPrice}</s>. Save {savings.percent}%, ${savings.aYear} a year.
        </p>
      </div>
      <div className="flex flex-1 flex-col lg:row-span-3 lg:grid lg:grid-rows-subgrid">
        <ul className="mt-5 mb-7 divide-y divide-line border-t border-line text-note *:py-2.5">
          <li>{plan.contents.join(", ")}</li>
          {getFeatures(plan).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Button
          id={getChooseId(plan)}
          variant={variant}
          size="large"
          aria-haspopup="dialog"
          aria-describedby={`${handle}-terms`}
          onClick={onChoose}
          className="mt-auto noscript:hidden"
        >
          Choose {name}
        </Button>
        <Link
          to={`/products/${handle}`}
          className={`${buttonClass(variant, "large")} mt-auto hidden! noscript:inline-flex!`}
        >
          Choose {name}
        </Link>
        <p id={`${handle}-terms`} className="mt-4 text-sm wrap-anywhere text-muted">
          ${price} a month, charged with each delivery until you cancel. {howToStop}
        </p>
      </div>
    </article>
  );
}

/** From `sm` to `lg` the offer is on the left, the terms are on the right. */
const cardClass = [
  "flex h-full flex-col py-7 sm:py-9 lg:row-span-4 lg:grid lg:grid-rows-subgrid",
  "sm:max-lg:grid sm:max-lg:grid-cols-[5fr_6fr] sm:max-lg:items-end sm:max-lg:gap-10",
].join(" ");

/** Id of the button that chooses a plan. */
export function getChooseId({ handle }: Plan): string {
  return `choose-${handle}`;
}

function getFeatures({ shipping, earlyAccessHours, gifts }: Plan): string[] {
  return [
    `Every ${planTerms.rhythms.join(", ").replace(/, (\d+)$/, " or $1")} days`,
    shipping,
    ...(earlyAccessHours ? [`Early access, ${earlyAccessHours} hours ahead`] : []),
    ...(gifts ? [gifts] : []),
  ];
}
