import { Picture } from "~/blocks/picture";
import shopHero from "~/content/generated/pictures/shop-hero";
import { TextLink } from "~/ui/text-link";

/** The products stand at the right, the words on the picture's own wall; on phones above it. */
export function Banner() {
  return (
    <section aria-labelledby="banner" className="home-banner">
      <div className="home-banner-words wrap">
        <h2 id="banner" className="heading-1">
          Three bottles on one shelf.
        </h2>
        <p>The whole routine. Nothing in it repeats another step.</p>
        <TextLink to="/shop">Shop the three</TextLink>
      </div>
      <Picture picture={shopHero} sizes="(width < 68.75rem) 215vw, 110vw" />
    </section>
  );
}
