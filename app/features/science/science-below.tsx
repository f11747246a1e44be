import { faqPage, StructuredData } from "~/blocks/structured-data";
import { scienceQuestions } from "~/content/science";
import { EvidenceCards } from "./evidence-cards";
import { HairCycleFigure } from "./hair-cycle-figure";
import { IngredientList } from "./ingredient-list";
import { LeftOutList } from "./left-out-list";
import { ManufacturingSteps } from "./manufacturing-steps";
import { Quality } from "./quality";
import { ScienceQuestions } from "./science-questions";
import { ScienceShop } from "./science-shop";
import { usePartInAddress } from "./use-part-in-address";

/** Everything below the first screen: words, and hardly a script of its own. */
export function ScienceBelow() {
  usePartInAddress();
  return (
    <>
      <Quality />
      <HairCycleFigure />
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
