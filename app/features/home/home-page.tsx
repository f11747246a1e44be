import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { HomeHero } from "./home-hero";
import type { JournalPost } from "./journal";
import "~/blocks/marquee.css";
import "./home.css";
import "./home-middle.css";
import "./home-lower.css";

type HomePageProps = { products: LoadResult<Product[]>; posts: LoadResult<JournalPost[]> };

const Below = lazyOnInteraction(async () => (await import("./home-below")).HomeBelow);

export function HomePage(props: HomePageProps) {
  return (
    <>
      <HomeHero />
      <Below {...props} />
    </>
  );
}
