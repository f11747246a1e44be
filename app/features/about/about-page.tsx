import { AboutClose } from "./about-close";
import { AboutHero } from "./about-hero";
import { Certified } from "./certified";
import { FounderNote } from "./founder-note";
import { FourValues } from "./four-values";
import { PlainWords } from "./plain-words";

/** The footer links to `#science`, `#standards` and `#certifications`. */
export function AboutPage() {
  return (
    <>
      <AboutHero />
      <PlainWords />
      <FounderNote />
      <FourValues />
      <Certified />
      <AboutClose />
    </>
  );
}
