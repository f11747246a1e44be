import { Picture } from "~/blocks/picture";
import homeBanner from "~/content/generated/pictures/home-banner";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/text-link";

/** The products stand at the right, the text on the picture's empty wall; on phones above it. */
export function Banner() {
  return (
    <section aria-labelledby="banner" data-tone="raised" className="relative">
      <div className="page-width pt-14 pb-2 lg:absolute lg:inset-x-0 lg:pt-24">
        <Heading id="banner" className="lg:max-w-[10em]">
          One shelf, morning to night.
        </Heading>
        <p className="mt-4 max-w-measure-xs text-lg lg:mt-6">
          Capsules at breakfast, a wash, a drop of oil, a mask while you sleep.
        </p>
        <TextLink to="/shop" className="lg:mt-2">
          Shop the shelf
        </TextLink>
      </div>
      <Picture
        picture={homeBanner}
        sizes="(width < 68.75rem) 200vw, 110vw"
        className="aspect-square w-full object-cover object-[95%_50%] sm:aspect-3/2 lg:aspect-auto lg:h-198 lg:object-[100%_60%]"
      />
    </section>
  );
}
