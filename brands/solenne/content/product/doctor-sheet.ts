import { capitalize, inWords } from "~/lib/text";
import type { IngredientId } from "../help/glossary";
import { site } from "../site";
import type { DoseLimit } from "./dose-limits";
import { formulaCopy } from "./formula-copy";

/** Who should ask first, also in the FAQ. */
export const interactions =
  "If you take hormones, a blood thinner or anything for the thyroid, show the label to your doctor or pharmacist before you start.";

/** The supplements of the cart on one printed page, without advice. */
export const doctorSheetCopy = {
  title: "A sheet for your doctor",
  lead: (day: string) =>
    `Supplements in a cart at ${site.name} on ${day}. Amounts are those on the labels, added up as if everything in the cart were taken each day.`,
  describe: (title: string, perDay: number, ingredients: readonly string[]) =>
    `${title}: ${formulaCopy.listServing(inWords(perDay))} a day. Ingredients: ${ingredients.join(", ")}.`,
  totals: "Together, per day",
  interactions,
  /** What an active affects. */
  notes: { biotin: "Biotin can affect some blood tests." } as Partial<Record<IngredientId, string>>,
  /** Of an active of which the cart contains more. */
  describeLimit: ({ name, max, describeMax }: DoseLimit) =>
    `${capitalize(name)}: ${describeMax(max.text)}`,
  print: "Print This Sheet",
} as const;
