import { facts } from "~/content/facts";
import { subscriptionClaims, subscriptionFigures, subscriptionLead } from "~/content/home";
import { formatPrice } from "~/lib/money";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { type Offer, pricesOf, titleOf } from "./offers";

export function SubscriptionPromotion({ offers }: { offers: readonly Offer[] }) {
  return (
    <section aria-labelledby="subscription" data-tone="inverse" className="home-dark">
      <div className="home-subscription wrap">
        <div className="home-subscription-words">
          <h2 id="subscription" className="heading-1">
            A routine works when it does not run out.
          </h2>
          <p className="home-lead">{subscriptionLead}</p>
          <ul className="home-claims">
            {subscriptionClaims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
          <p className="home-ways">
            <Link to="/learn/quiz" className={buttonClass("primary")}>
              Start Your Journey
            </Link>
            <Link to="/subscribe" className={buttonClass("secondary")}>
              Learn More About Subscriptions
            </Link>
          </p>
        </div>
        <Receipt offers={offers} />
        <dl className="home-figures">
          {subscriptionFigures.map(({ figure, unit }) => (
            <div key={unit}>
              <dt>{unit}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The same three, bought once and with a subscription. */
function Receipt({ offers }: { offers: readonly Offer[] }) {
  return (
    <table className="home-receipt">
      <caption className="sr-only">Prices with and without a subscription</caption>
      <thead>
        <tr>
          <th scope="col">Price per order</th>
          <th scope="col">Once</th>
          <th scope="col">Subscribed</th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => {
          const { once, subscribed } = pricesOf(offer);
          return (
            <tr key={offer.card.handle}>
              <th scope="row">{titleOf(offer)}</th>
              <td>
                <s>{formatPrice(once)}</s>
              </td>
              <td>{formatPrice(subscribed)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Average annual savings
          </th>
          <td>{facts.annualSavings}</td>
        </tr>
      </tfoot>
    </table>
  );
}
