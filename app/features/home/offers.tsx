import { Carousel } from "~/blocks/carousel";
import { Figures } from "~/blocks/figures";
import { Picture } from "~/blocks/picture";
import { facts } from "~/content/facts";
import {
  homeCategories,
  homeCopy,
  subscriptionClaims,
  subscriptionFigures,
} from "~/content/home/home";
import { AddButton } from "~/features/cart/add-to-cart";
import { pictureSizes } from "~/lib/breakpoints";
import { formatPrice, type Money } from "~/lib/money";
import { ProductCard } from "~/product/product-card";
import { Grid } from "~/ui/grid";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink, CardLink, TextLink } from "~/ui/link";
import { Section, Split } from "~/ui/section";
import type { BestSeller } from "./best-sellers";

/** One large picture and two small ones, aligned at the bottom. */
export function Categories() {
  return (
    <Section aria-labelledby="categories" spacing="bottom">
      <Grid isAlwaysGrid className="grid-cols-2 gap-y-8 lg:grid-rows-[auto_1fr] lg:gap-y-6">
        <div className="col-span-full lg:col-start-8">
          <Heading id="categories">
            One for the table, one for the shower, one for the night.
          </Heading>
          <Lead className="mt-4">{homeCopy.categories}</Lead>
        </div>
        {homeCategories.map(({ label, path, line, picture }, index) => {
          const { card, aspect, sizes } = index === 0 ? largeCell : smallCell;
          return (
            <div key={path} className={`group/card relative wrap-break-word lg:self-end ${card}`}>
              <Picture
                picture={picture}
                sizes={sizes}
                alt=""
                className={`w-full rounded-picture object-cover object-[50%_62%] ${aspect}`}
              />
              <Heading level={3} size="xs" className="mt-4 lg:text-display-sm">
                <CardLink to={path}>{label}</CardLink>
              </Heading>
              <p className="mt-1 text-muted">{line}</p>
            </div>
          );
        })}
      </Grid>
    </Section>
  );
}

const largeCell = {
  sizes: pictureSizes({ base: "92vw", lg: "628px" }),
  card: "col-span-full lg:col-span-6 lg:row-span-2 lg:row-start-1",
  aspect: "aspect-9/10 sm:aspect-square lg:aspect-7/8",
};
const smallCell = {
  sizes: pictureSizes({ base: "45vw", lg: "302px" }),
  card: "lg:col-span-3 lg:row-start-2",
  aspect: "aspect-4/5",
};

export function BestSellers({ offers }: { offers: readonly BestSeller[] }) {
  return (
    <Section aria-labelledby="best-sellers" spacing="bottom">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-8 lg:mb-12">
        <Heading id="best-sellers" className="min-w-0">
          Best sellers
        </Heading>
        <TextLink to="/shop">View All Products</TextLink>
      </div>
      <Carousel
        gridClass="sm:grid-cols-3 sm:gap-x-gutter"
        cards={offers.map((offer) => (
          <ProductCard
            key={offer.handle}
            handle={offer.handle}
            title={offer.title}
            line={offer.line}
            image={offer.image}
            standIn={
              offer.standIn ? (
                <Picture
                  picture={offer.standIn}
                  alt=""
                  sizes={cardSizes}
                  className="size-full object-cover"
                />
              ) : undefined
            }
            badge={offer.badge}
            price={offer.once}
            rating={offer.rating}
            reviews={offer.reviews}
            note={
              offer.subscribed ? `${formatPrice(offer.subscribed)} with a subscription` : undefined
            }
            sizes={cardSizes}
            action={offer.product && <AddButton product={offer.product} />}
          />
        ))}
      />
    </Section>
  );
}

const cardSizes = pictureSizes({ base: "70vw", sm: "30vw", xl: "411px" });

/** The receipt lists best sellers that have a subscription, if any. */
export function SubscriptionPromotion({ offers }: { offers: readonly BestSeller[] }) {
  const prices = offers.flatMap(({ handle, title, once, subscribed }) =>
    once && subscribed ? { handle, title, once, subscribed } : [],
  );
  return (
    <Section aria-labelledby="subscription" tone="inverse">
      {prices.length > 0 ? (
        <Split ratio="7:5" head={<SubscriptionOffer />}>
          <Receipt prices={prices} />
        </Split>
      ) : (
        <SubscriptionOffer />
      )}
      <Figures figures={subscriptionFigures} size="text-display-md" className="mt-12 lg:mt-24" />
    </Section>
  );
}

function SubscriptionOffer() {
  return (
    <div className="lg:max-w-157">
      <Heading id="subscription">A routine works when it does not run out.</Heading>
      <Lead>{homeCopy.subscription}</Lead>
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
          <th scope="col" className={amountHeadClass}>
            Once
          </th>
          <th scope="col" className={amountHeadClass}>
            Subscribed
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
              <s className="text-muted decoration-1">{formatPrice(once)}</s>
            </td>
            <td className={`${amountClass} font-medium`}>{formatPrice(subscribed)}</td>
          </tr>
        ))}
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
