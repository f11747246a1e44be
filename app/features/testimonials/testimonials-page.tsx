import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { TestimonialsHero } from "./testimonials-hero";
import "./testimonials.css";

export function TestimonialsPage() {
  return (
    <>
      <TestimonialsHero />
      <Below />
    </>
  );
}

/** Twenty reviews, twelve pictures: read by all, needed as script by those who choose a tab. */
const Below = lazyOnInteraction(
  async () => (await import("./testimonials-below")).TestimonialsBelow,
);
