import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";
import { BestSellers } from "./best-sellers";
import { HomeHero } from "./home-hero";

export function HomePage({ products }: { products: Answer<Product[]> }) {
  return (
    <>
      <HomeHero />
      <BestSellers products={products} />
    </>
  );
}
