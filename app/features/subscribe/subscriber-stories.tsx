import { subscribeHeadings } from "#brand/content/subscribe/subscribe.ts";
import { sampleStories, subscriberStories } from "#brand/content/subscribe/subscriber-stories.ts";
import { Marquee } from "~/blocks/marquee";
import { Picture } from "~/blocks/picture";
import { useShown } from "~/commerce/root";
import { ProductFrame } from "~/product/product-image";
import { Heading } from "~/ui/heading";

const [renewed, said] = subscribeHeadings.stories;

export function SubscriberStories() {
  const stories = useShown(subscriberStories);
  if (stories.length === 0) return null;
  return (
    <div data-tone="raised" className="py-section">
      <Marquee
        items={stories.map(({ name, role, text, highlight, image }) => {
          const [before, after] = text.split(highlight);
          return (
            <figure
              key={name}
              className="flex h-full w-[min(560px,78vw)] flex-col border-t border-line-strong pt-5"
            >
              <blockquote className="max-w-measure-xs font-display text-display-sm/tight text-muted">
                {before}
                <strong className="font-medium text-ink">{highlight}</strong>
                {after}
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4 pt-8 text-note text-muted">
                <ProductFrame size="thumbnail" className="w-16 flex-none">
                  <Picture image={image} alt="" sizes="64px" className="size-full object-cover" />
                </ProductFrame>
                <span>
                  <b className="font-semibold text-ink">{name}</b>
                  <br />
                  {role}
                </span>
              </figcaption>
            </figure>
          );
        })}
        label="Subscriber stories"
        noun="Story"
        rowClass="mt-8 gap-gutter lg:mt-16 lg:gap-16"
        head={
          <Heading>
            {renewed} <br className="max-sm:hidden" />
            {said}
          </Heading>
        }
      />
      {stories.some(({ sample }) => sample) && (
        <p className="page-width mt-10 text-sm text-muted">{sampleStories}</p>
      )}
    </div>
  );
}
