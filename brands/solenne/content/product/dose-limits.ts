import { type Dose, toDose } from "~/lib/dose";
import type { IngredientId } from "../help/glossary";

type DoseLimit = {
  id: IngredientId;
  /** As in a sentence. */
  name: string;
  /** The most that adults should take a day, in the unit of the labels. */
  max: Dose;
  /** Says where the limit is from. */
  describeMax: (max: string) => string;
};

const describeIntake = (max: string) => `Adults should take no more than ${max}.`;

/**
 * Actives of which two supplements together may be too much: by the studies that Our Science cites, or by the upper
 * intake levels of the National Academies.
 */
export const doseLimits: readonly DoseLimit[] = [
  {
    id: "saw-palmetto",
    name: "saw palmetto",
    max: toDose(320, "mg"),
    describeMax: (max) => `Studies went no higher than ${max}.`,
  },
  { id: "selenium", name: "selenium", max: toDose(400, "mcg"), describeMax: describeIntake },
  { id: "vitamin-d3", name: "vitamin D3", max: toDose(100, "mcg"), describeMax: describeIntake },
  { id: "zinc", name: "zinc", max: toDose(40, "mg"), describeMax: describeIntake },
];

export const sharedDoseCopy = {
  title: "One of them is enough",
  describe: (titles: string, dose: string, name: string) =>
    `Taken together, ${titles} add up to ${dose} of ${name} a day.`,
  advice: "Choose one for each person.",
} as const;
