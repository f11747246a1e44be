import { savingsOf } from "~/content/plan-figures";
import { howToStop, planTerms } from "~/content/plan-terms";
import type { Plan } from "~/content/plans";
import { Button, buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { VesselRow } from "./vessel-drawing";

type PlanCardProps = { plan: Plan; onChoose: () => void };

/** A plan with its terms beside the button. Without script the button is a link to the product. */
export function PlanCard({ plan, onChoose }: PlanCardProps) {
  const { handle, name, line, price, regularPrice, isPopular } = plan;
  const savings = savingsOf(plan);
  const variant = isPopular ? "primary" : "secondary";
  return (
    <article
      aria-labelledby={`${handle}-name`}
      data-tone={isPopular ? "raised" : undefined}
      className="plan-card"
    >
      <div>
        <VesselRow vessels={plan.vessels} />
        <div className="plan-card-head">
          <h3 id={`${handle}-name`} className="display">
            {name}
          </h3>
          {isPopular && <p className="plan-badge text-sm">Most popular</p>}
        </div>
        <p className="plan-line">{line}</p>
        <p className="plan-price tabular">
          <b>${price}</b> per month
        </p>
        <p className="tabular text-note">
          Regular <s>${regularPrice}</s>. Save {savings.percent}%, ${savings.aYear} a year.
        </p>
      </div>
      <div className="plan-choice">
        <ul className="plan-features text-note">
          <li>{plan.contents.join(", ")}</li>
          {featuresOf(plan).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Button
          id={chooseIdOf(plan)}
          variant={variant}
          size="large"
          aria-haspopup="dialog"
          aria-describedby={`${handle}-terms`}
          onClick={onChoose}
          className="noscript:hidden"
        >
          Choose {name}
        </Button>
        <Link
          to={`/products/${handle}`}
          className={`${buttonClass(variant, "large")} hidden! noscript:inline-flex!`}
        >
          Choose {name}
        </Link>
        <p id={`${handle}-terms`} className="plan-terms text-sm text-muted">
          ${price} a month, charged with each delivery until you cancel. {howToStop}
        </p>
      </div>
    </article>
  );
}

export function chooseIdOf({ handle }: Plan): string {
  return `choose-${handle}`;
}

function featuresOf({ shipping, earlyAccessHours, gifts }: Plan): string[] {
  return [
    `Every ${planTerms.rhythms.join(", ").replace(/, (\d+)$/, " or $1")} days`,
    shipping,
    ...(earlyAccessHours ? [`Early access, ${earlyAccessHours} hours ahead`] : []),
    ...(gifts ? [gifts] : []),
  ];
}
