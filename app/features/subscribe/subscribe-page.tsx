import { besideHeroPicture, Hero } from "~/blocks/hero";
import { Picture } from "~/blocks/picture";
import subscribeBox from "~/content/generated/pictures/subscribe-box";
import { subscribeCopy } from "~/content/subscribe/subscribe-copy";
import { PlansLink } from "./plans-link";
import { SubscribeRest } from "./subscribe-rest";

/** Static content; only the dialog of a chosen plan asks the store. */
export function SubscribePage() {
  return (
    <>
      <SubscribeHero />
      <SubscribeRest />
    </>
  );
}

function SubscribeHero() {
  const { title, saving, lead, badges, toPlans, toPrices } = subscribeCopy;
  return (
    <Hero
      layout="beside"
      titleId="subscribe-title"
      title={
        <>
          {title} <em className="block display-italic">{saving}</em>
        </>
      }
      lead={lead}
      picture={
        <Picture
          picture={subscribeBox}
          alt=""
          sizes="(min-width: 68.75rem) 62vw, 100vw"
          priority
          className={`${besideHeroPicture} object-[50%_30%]`}
        />
      }
    >
      <p className="mt-8 flex flex-wrap gap-3">
        <PlansLink label={toPlans} />
        <PlansLink label={toPrices} variant="secondary" />
      </p>
      <ul className="mt-8 text-note font-medium sm:flex sm:flex-wrap sm:gap-x-6 sm:gap-y-2 lg:mt-16">
        {badges.map((badge) => (
          <li key={badge} className="border-t border-line py-3 sm:border-ink">
            {badge}
          </li>
        ))}
      </ul>
    </Hero>
  );
}
