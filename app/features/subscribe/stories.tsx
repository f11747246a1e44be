import { Marquee } from "~/blocks/marquee";
import { facts } from "~/content/facts";
import { type SubscriberStory, subscriberStories } from "~/content/subscriber-stories";
import { VesselMark } from "./vessel-drawing";

export function Stories() {
  return (
    <div data-tone="raised" className="stories">
      <Marquee
        items={subscriberStories}
        keyOf={({ name }) => name}
        render={(story) => <Story {...story} />}
        label="Subscriber stories"
        noun="Story"
        rowClass="mt-8 gap-gutter lg:mt-14 lg:gap-16"
        head={
          <h2 className="heading-1">
            {facts.renewalRatePercent}% renew. <br className="max-sm:hidden" />
            Five of them say why.
          </h2>
        }
      />
    </div>
  );
}

function Story({ name, role, text, highlight, vessel }: SubscriberStory) {
  const [before, after] = text.split(highlight);
  return (
    <figure className="story">
      <blockquote>
        {before}
        <strong>{highlight}</strong>
        {after}
      </blockquote>
      <figcaption>
        <VesselMark vessel={vessel} />
        <span>
          <b>{name}</b>
          <br />
          {role}
        </span>
      </figcaption>
    </figure>
  );
}
