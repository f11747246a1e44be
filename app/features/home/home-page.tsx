import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { HomeHero } from "./home-hero";
import type { JournalPost } from "./journal";

type HomePageProps = { products: LoadResult<Product[]>; posts: LoadResult<JournalPost[]> };

const Rest = lazyOnInteraction(async () => (await import("./home-rest")).HomeRest);

export function HomePage(props: HomePageProps) {
  return (
    <>
      <HomeHero />
      <Rest {...props} />
    </>
  );
}
