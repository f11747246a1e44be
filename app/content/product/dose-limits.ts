import type { IngredientId } from "../help/glossary";

type DoseLimit = {
  id: IngredientId;
  /** As in a sentence. */
  name: string;
  /** The most that adults should take a day, in the unit of the labels. */
  most: number;
  /** Says where the limit is from. */
  toText: (most: string) => string;
};

const intakeLevel = (most: string) => `Adults should take no more than ${most}.`;

/**
 * Actives of which two supplements together may be too much: by the studies that Our Science cites, or by the upper
 * intake levels of the National Academies.
 */
export const doseLimits: readonly DoseLimit[] = [
  {
    id: "saw-palmetto",
    name: "saw palmetto",
    most: 320,
    toText: (most) => `Studies went no higher than ${most}.`,
  },
  { id: "selenium", name: "selenium", most: 400, toText: intakeLevel },
  { id: "vitamin-d3", name: "vitamin D3", most: 100, toText: intakeLevel },
  { id: "zinc", name: "zinc", most: 40, toText: intakeLevel },
];

export const sharedDoseCopy = {
  title: "One of them is enough",
  describe: (titles: string, dose: string, name: string) =>
    `Taken together, ${titles} add up to ${dose} of ${name} a day.`,
  advice: "Choose one for each person.",
} as const;
