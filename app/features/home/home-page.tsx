import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";
import { late } from "~/ui/late";
import { HomeHero } from "./home-hero";
import type { JournalPost } from "./journal";
import "~/blocks/marquee.css";
import "./home.css";
import "./home-middle.css";
import "./home-lower.css";

type HomePageProps = { products: Answer<Product[]>; posts: Answer<JournalPost[]> };

const Below = late(async () => (await import("./home-below")).HomeBelow);

export function HomePage(props: HomePageProps) {
  return (
    <>
      <HomeHero />
      <Below {...props} />
    </>
  );
}
