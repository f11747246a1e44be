import { coverHeroPicture, Hero } from "~/blocks/hero";
import { Picture } from "~/blocks/picture";
import aboutHero from "~/content/generated/pictures/about-hero";

export function AboutHero() {
  return (
    <Hero
      layout="cover"
      tone="raised"
      titleId="about-title"
      title={
        <span className="block sm:max-w-[8em] lg:max-w-[4.9em]">
          Hair care that shows its work.
        </span>
      }
      lead="Solenne makes supplements, haircare and scalp care for women. It began with a question about a label."
      picture={
        <Picture
          picture={aboutHero}
          alt=""
          sizes="(min-width: 45rem) 100vw, 116vw"
          priority
          className={`${coverHeroPicture} object-[94%_50%]`}
        />
      }
    />
  );
}
