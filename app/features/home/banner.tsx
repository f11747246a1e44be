import { Picture } from "~/blocks/picture";
import homeBanner from "~/content/generated/pictures/home-banner";
import { TextLink } from "~/ui/text-link";

/** The products stand at the right, the words on the picture's own wall; on phones above it. */
export function Banner() {
  return (
    <section aria-labelledby="banner" className="home-banner">
      <div className="home-banner-words wrap">
        <h2 id="banner" className="heading-1">
          One shelf, morning to night.
        </h2>
        <p>Capsules at breakfast, a wash, a drop of oil, a mask while you sleep.</p>
        <TextLink to="/shop">Shop the shelf</TextLink>
      </div>
      <Picture
        picture={homeBanner}
        sizes="(width < 68.75rem) 200vw, 110vw"
        className="home-banner-picture"
      />
    </section>
  );
}
