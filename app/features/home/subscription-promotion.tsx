import { Figures } from "~/blocks/figures";
import { facts } from "~/content/facts";
import {
  subscriptionClaims,
  subscriptionFigures,
  subscriptionLead,
} from "~/content/home/home-copy";
import { formatPrice } from "~/lib/money";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { Section, Split } from "~/ui/section";
import { getPrices, getTitle, type Offer } from "./offers";

export function SubscriptionPromotion({ offers }: { offers: readonly Offer[] }) {
  return (
    <Section aria-labelledby="subscription" tone="inverse">
      <Split ratio="7:5" head={<SubscriptionOffer />}>
        <Receipt offers={offers} />
      </Split>
      <Figures figures={subscriptionFigures} size="text-display-md" className="mt-12 lg:mt-24" />
    </Section>
  );
}

function SubscriptionOffer() {
  return (
    <div className="lg:max-w-157">
      <Heading id="subscription">A routine works when it does not run out.</Heading>
      <Lead>{subscriptionLead}</Lead>
      <ul className="mt-8 grid gap-x-gutter sm:grid-cols-2">
        {subscriptionClaims.map((claim) => (
          <li
            key={claim}
            className="border-t border-line py-4 last:border-b sm:nth-last-2:border-b"
          >
            {claim}
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-3 *:max-sm:w-full lg:mt-12">
        <ButtonLink to="/learn/quiz">Start Your Journey</ButtonLink>
        <ButtonLink to="/subscribe" variant="secondary">
          Learn More About Subscriptions
        </ButtonLink>
      </p>
    </div>
  );
}

/** The same three, bought once and with a subscription. */
function Receipt({ offers }: { offers: readonly Offer[] }) {
  return (
    <table className="tabular mt-4 w-full text-left wrap-anywhere lg:mt-2">
      <caption className="sr-only">Prices with and without a subscription</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="pb-3 font-normal">
            Price per order
          </th>
          <th scope="col" className={amountHeadClass}>
            Once
          </th>
          <th scope="col" className={amountHeadClass}>
            Subscribed
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => {
          const { once, subscribed } = getPrices(offer);
          return (
            <tr key={offer.card.handle} className="border-t border-line align-baseline">
              <th scope="row" className={nameClass}>
                {getTitle(offer)}
              </th>
              <td className={amountClass}>
                <s className="text-muted decoration-1">{formatPrice(once)}</s>
              </td>
              <td className={`${amountClass} font-medium`}>{formatPrice(subscribed)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="border-t border-current align-baseline">
          <th scope="row" className={nameClass}>
            Average annual savings
          </th>
          <td colSpan={2} className="pt-4 pl-3 text-right font-display text-display-md">
            {facts.annualSavings}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const amountHeadClass = "min-w-[min(5.9em,28vw)] pb-3 pl-3 text-right font-normal";
const nameClass = "py-4 font-normal";
const amountClass = "min-w-[4.1em] py-4 pl-3 text-right";
