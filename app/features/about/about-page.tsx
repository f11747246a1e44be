import { AboutClose } from "./about-close";
import { AboutHero } from "./about-hero";
import { BrandClaims } from "./brand-claims";
import { Certifications } from "./certifications";
import { FounderNote } from "./founder-note";
import { Values } from "./values";

/** The footer links to `#science`, `#standards` and `#certifications`. */
export function AboutPage() {
  return (
    <>
      <AboutHero />
      <BrandClaims />
      <FounderNote />
      <Values />
      <Certifications />
      <AboutClose />
    </>
  );
}
