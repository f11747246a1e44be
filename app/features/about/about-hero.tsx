import { Picture } from "~/blocks/picture";
import aboutHero from "~/content/generated/pictures/about-hero";

/** Type on the wall that the picture leaves free. */
export function AboutHero() {
  return (
    <section aria-labelledby="about-title" className="about-hero">
      <div className="wrap about-words">
        <h1 id="about-title">Hair care that shows its work.</h1>
        <p className="text-lg">
          Solenne makes supplements, haircare and scalp care for women. It began with a question
          about a label.
        </p>
      </div>
      <Picture
        picture={aboutHero}
        alt=""
        sizes="(min-width: 45rem) 100vw, 116vw"
        priority
        className="about-picture"
      />
    </section>
  );
}
