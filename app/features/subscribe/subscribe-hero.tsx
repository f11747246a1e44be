import { Picture } from "~/blocks/picture";
import subscribeBox from "~/content/generated/pictures/subscribe-box";
import { subscribeWords } from "~/content/subscribe-words";
import { ToPlans } from "./to-plans";

export function SubscribeHero() {
  const { title, saving, lead, badges, toPlans, toPrices } = subscribeWords;
  return (
    <section aria-labelledby="subscribe-title" className="subscribe-hero wrap">
      <div className="subscribe-hero-words">
        <h1 id="subscribe-title">
          {title} <em className="display-italic not-italic">{saving}</em>
        </h1>
        <p className="subscribe-lead text-lg text-muted">{lead}</p>
        <p className="subscribe-ways">
          <ToPlans label={toPlans} />
          <ToPlans label={toPrices} variant="secondary" />
        </p>
        <ul className="subscribe-badges text-note">
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      </div>
      <div className="subscribe-hero-picture">
        <Picture
          picture={subscribeBox}
          alt=""
          sizes="(min-width: 68.75rem) 62vw, (min-width: 45rem) 110vw, 125vw"
          priority
        />
      </div>
    </section>
  );
}
