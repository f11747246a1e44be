import { useEffect } from "react";
import { Figures } from "~/blocks/figures";
import { faqPage, StructuredData } from "~/blocks/structured-data";
import { categories } from "~/content/categories";
import { qualityStats, scienceQuestions } from "~/content/science/science";
import { Accordion } from "~/ui/accordion";
import { buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { TextLink } from "~/ui/text-link";
import { CertificationList } from "./certification-list";
import { EvidenceCards } from "./evidence-cards";
import { HairCycle } from "./hair-cycle";
import { IngredientList } from "./ingredient-list";
import { LeftOutList } from "./left-out-list";
import { ManufacturingSteps } from "./manufacturing-steps";

export function ScienceRest() {
  useScrollToHash();
  return (
    <>
      <QualityStats />
      <CertificationList />
      <HairCycle />
      <IngredientList />
      <ManufacturingSteps />
      <LeftOutList />
      <EvidenceCards />
      <ScienceQuestions />
      <ScienceShop />
      <StructuredData data={faqPage(scienceQuestions)} />
    </>
  );
}

/**
 * Scrolls to the element that the address names. The router looks for it too early when a link is
 * pressed before this part is hydrated, because React then renders the part again.
 */
function useScrollToHash() {
  useEffect(() => {
    if (location.hash && scrollY === 0) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
  }, []);
}

function QualityStats() {
  return (
    <Section aria-labelledby="quality-title" spacing="none" className="pt-12 lg:pt-18">
      <h2 id="quality-title" className="sr-only">
        Our quality in figures
      </h2>
      <Figures figures={qualityStats} />
    </Section>
  );
}

function ScienceQuestions() {
  return (
    <Section id="questions" aria-labelledby="questions-title">
      <Split
        head={
          <>
            <Heading id="questions-title">Five questions</Heading>
            <TextLink to="/contact" className="mt-2">
              Ask us something else
            </TextLink>
          </>
        }
      >
        <Accordion name="science" items={scienceQuestions} isFirstOpen />
      </Split>
    </Section>
  );
}

function ScienceShop() {
  const [all, ...others] = categories;
  return (
    <Section aria-labelledby="science-shop-title" spacing="bottom">
      <div className="items-center justify-between gap-10 border-y border-line py-10 lg:flex">
        <Heading size="md" id="science-shop-title">
          Now read it on a label.
        </Heading>
        <ul className="mt-3 mb-5 flex flex-wrap gap-x-7 lg:my-0">
          {others.map(({ id, label, path }) => (
            <li key={id}>
              <TextLink to={path}>{label}</TextLink>
            </li>
          ))}
        </ul>
        <Link to={all.path} className={buttonClass("primary")}>
          Shop All Products
        </Link>
      </div>
    </Section>
  );
}
