import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { TestimonialsHero } from "./testimonials-hero";

export function TestimonialsPage() {
  return (
    <>
      <TestimonialsHero />
      <Rest />
    </>
  );
}

/** Twenty reviews, twelve pictures: read by all, needed as script by those who choose a tab. */
const Rest = lazyOnInteraction(async () => (await import("./testimonials-rest")).TestimonialsRest);
