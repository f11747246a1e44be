import { Picture } from "~/blocks/picture";
import { facts } from "~/content/facts";
import homeHero from "~/content/generated/pictures/home-hero";
import homeHeroPortrait from "~/content/generated/pictures/home-hero-portrait";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";

/** Type in the picture's own empty part; the strand runs under the buttons. No scrim. */
export function HomeHero() {
  return (
    <section
      aria-labelledby="home-title"
      className={`relative flex flex-col overflow-hidden bg-raised ${height}`}
    >
      <Picture
        picture={homeHero}
        portrait={homeHeroPortrait}
        alt=""
        sizes="100vw"
        priority
        className="absolute inset-0 size-full object-cover object-[26%_100%] sm:object-[0_20%]"
      />
      <div className="wrap relative pt-7.5 lg:pt-11.5">
        <h1
          id="home-title"
          className="font-display text-[min(4.625rem,19vw)]/[0.92] tracking-[-0.024em] sm:text-[5.5rem]/[0.92] lg:text-[6.75rem]/[0.92]"
        >
          Take care
          <br /> of the hair
          <br /> <em className="display-italic tracking-[-0.03em] not-italic">you have.</em>
        </h1>
        <p className="mt-4.5 max-w-[20.5em] text-lg lg:mt-7 lg:max-w-[23em]">
          Supplements, haircare and scalp care for women. Every dose is printed on the label.
        </p>
        <p className="mt-5.5 flex flex-wrap gap-3 lg:mt-6.5">
          <Link to="/learn/quiz" className={`${buttonClass("primary")} ${halfOnPhones}`}>
            Take Hair Health Quiz
          </Link>
          <Link to="/shop" className={`${buttonClass("secondary")} ${halfOnPhones}`}>
            Shop Best Sellers
          </Link>
        </p>
      </div>
      <p className="wrap relative mt-auto pt-60 pb-4.5 text-sm text-on-inverse lg:pb-7">
        {facts.averageRating} of 5 from {facts.verifiedReviews} verified reviews
      </p>
    </section>
  );
}

/** As tall as the window under the header, within what the picture bears. */
const height = [
  "min-h-[clamp(660px,100svh-var(--header),790px)]",
  "lg:min-h-[clamp(680px,100svh-var(--header),810px)]",
].join(" ");

const halfOnPhones = "max-sm:grow max-sm:px-2 max-sm:text-note";
