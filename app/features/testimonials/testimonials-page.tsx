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

const Rest = lazyOnInteraction(async () => (await import("./testimonials-rest")).TestimonialsRest);
