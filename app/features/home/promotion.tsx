import type { ComponentProps } from "react";
import { facts } from "#brand/content/facts.ts";
import {
  getSubscriptionClaims,
  getSubscriptionText,
  homeCopy,
  orderFigures,
  subscriptionFigures,
} from "#brand/content/home/home.ts";
import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { market } from "#brand/content/market.ts";
import { Figures } from "~/blocks/figures";
import { useHasPage } from "~/commerce/pages";
import { formatPrice, type Money } from "~/lib/money";
import { insteadOfProduct } from "~/product/named-products";
import type { SubscriptionTerms } from "~/product/subscription-terms";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { Section, Split } from "~/ui/section";
import type { BestSeller } from "./best-sellers";

type SubscriptionPromotionProps = { offers: readonly BestSeller[]; terms: SubscriptionTerms };

/** The receipt lists best sellers that have a subscription, if any. */
export function SubscriptionPromotion({ offers, terms }: SubscriptionPromotionProps) {
  const prices = offers.flatMap(({ handle, title, once, subscribed }) =>
    once && subscribed ? { handle, title, once, subscribed } : [],
  );
  return (
    <Section aria-labelledby="subscription" tone="inverse">
      {prices.length > 0 ? (
        <Split ratio="7:5" head={<SubscriptionOffer {...terms} />}>
          <Receipt prices={prices} />
        </Split>
      ) : (
        <SubscriptionOffer {...terms} />
      )}
      <PromotionFigures figures={subscriptionFigures} />
    </Section>
  );
}

/** The promotion of a shop without subscriptions. */
export function OrderPromotion() {
  return (
    <Section aria-labelledby="subscription" tone="inverse">
      <div className="lg:max-w-157">
        <PromotionHead text={homeCopy.order} />
        <p className={promotionLinksClass}>
          <JourneyLink />
          <ButtonLink to={insteadOfProduct.to} variant="secondary">
            {insteadOfProduct.label}
          </ButtonLink>
        </p>
      </div>
      <PromotionFigures figures={orderFigures} />
    </Section>
  );
}

function PromotionHead({ text }: { text: string }) {
  return (
    <>
      <Heading id="subscription">{homeHeadings.subscription}</Heading>
      <Lead>{text}</Lead>
    </>
  );
}

function PromotionFigures({ figures }: Pick<ComponentProps<typeof Figures>, "figures">) {
  return <Figures figures={figures} size="text-display-md" className="mt-12 lg:mt-24" />;
}

function JourneyLink() {
  if (!useHasPage()("/quiz")) return null;
  return <ButtonLink to="/learn/quiz">Start Your Journey</ButtonLink>;
}

const promotionLinksClass = "mt-8 flex flex-wrap gap-3 *:max-sm:w-full lg:mt-12";

function SubscriptionOffer({ saved, schedules }: SubscriptionTerms) {
  const hasPage = useHasPage();
  return (
    <div className="lg:max-w-157">
      <PromotionHead text={getSubscriptionText(schedules)} />
      <ul className="mt-8 grid gap-x-gutter sm:grid-cols-2">
        {getSubscriptionClaims(saved).map((claim) => (
          <li
            key={claim}
            className="border-t border-line py-4 last:border-b sm:nth-last-2:border-b"
          >
            {claim}
          </li>
        ))}
      </ul>
      <p className={promotionLinksClass}>
        <JourneyLink />
        {hasPage("/subscribe") && (
          <ButtonLink to="/subscribe" variant="secondary">
            Learn More About Subscriptions
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

type ReceiptRow = { handle: string; title: string; once: Money; subscribed: Money };

/** The prices of the best sellers, bought once and with a subscription. */
function Receipt({ prices }: { prices: readonly ReceiptRow[] }) {
  return (
    <table className="tabular mt-4 w-full text-left wrap-anywhere lg:mt-2">
      <caption className="sr-only">Prices with and without a subscription</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="pb-3 font-normal">
            Price per order
          </th>
          <th scope="col" className={`min-w-[min(5em,22vw)] ${amountHeadClass}`}>
            One-time
          </th>
          <th scope="col" className={`min-w-[min(7.5em,31vw)] ${amountHeadClass}`}>
            Subscription
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ handle, title, once, subscribed }) => (
          <tr key={handle} className="border-t border-line align-baseline">
            <th scope="row" dir="auto" className={nameClass}>
              {title}
            </th>
            <td className={amountClass}>
              <s translate="no" className="text-muted decoration-1">
                {formatPrice(once)}
              </s>
            </td>
            <td translate="no" className={`${amountClass} font-medium`}>
              {formatPrice(subscribed)}
            </td>
          </tr>
        ))}
      </tbody>
      {prices.every(({ once }) => once.currencyCode === market.currency) && (
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
      )}
    </table>
  );
}

const amountHeadClass = "pb-3 pl-3 text-right font-normal";
const nameClass = "py-4 font-normal";
const amountClass = "min-w-[4.1em] py-4 pl-3 text-right";
