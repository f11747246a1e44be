import type { JournalPost } from "~/blocks/journal-post";
import { Picture } from "~/blocks/picture";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { facts } from "~/content/facts";
import homeHero from "~/content/generated/pictures/home-hero";
import homeHeroPortrait from "~/content/generated/pictures/home-hero-portrait";
import { buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { HomeRest } from "./home-rest";

type HomePageProps = { products: LoadResult<Product[]>; posts: LoadResult<JournalPost[]> };

export function HomePage(props: HomePageProps) {
  return (
    <>
      <HomeHero />
      <HomeRest {...props} />
    </>
  );
}

/** Type in the picture's own empty part; the strand runs under the buttons. No scrim. */
function HomeHero() {
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
      <div className="page-width relative pt-8 lg:pt-12">
        <Heading level={1} size="2xl" id="home-title">
          Take care
          <br /> of the hair
          <br /> <em className="display-italic">you have.</em>
        </Heading>
        <p className="mt-5 max-w-measure-xs text-lg lg:mt-8 lg:max-w-measure-sm">
          Supplements, haircare and scalp care for women. Every dose is printed on the label.
        </p>
        <p className="mt-5 flex flex-wrap gap-3 lg:mt-8">
          <Link to="/learn/quiz" className={`${buttonClass("primary")} ${halfOnPhones}`}>
            Take Hair Health Quiz
          </Link>
          <Link to="/shop" className={`${buttonClass("secondary")} ${halfOnPhones}`}>
            Shop Best Sellers
          </Link>
        </p>
      </div>
      <p className="page-width relative mt-auto pt-60 pb-4 text-sm text-on-inverse lg:pb-8">
        {facts.averageRating} of 5 from {facts.verifiedReviews} verified reviews
      </p>
    </section>
  );
}

/** The window's height below the header, within limits of the picture's crop. */
const height = [
  "min-h-[clamp(660px,100svh-var(--header),790px)]",
  "lg:min-h-[clamp(680px,100svh-var(--header),810px)]",
].join(" ");

const halfOnPhones = "max-sm:grow max-sm:px-2 max-sm:text-note";
