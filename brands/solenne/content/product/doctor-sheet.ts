import type { Dose } from "~/lib/dose";
import { inWords } from "~/lib/text";
import type { IngredientId } from "../help/glossary";
import { site } from "../site";
import { doseLimits } from "./dose-limits";
import { formulaCopy } from "./formula-copy";

/** Who should ask first, also in the FAQ. */
export const interactions =
  "If you take hormones, a blood thinner or anything for the thyroid, show the label to your doctor or pharmacist before you start.";

/** What an active affects. */
const notes: Partial<Record<IngredientId, string>> = {
  biotin: "Biotin can affect some blood tests.",
};

/** The supplements of the cart, or of an order, on one printed page, without advice. */
export const doctorSheetCopy = {
  title: "A sheet for your doctor",
  lead: (where: "in a cart" | "ordered", day: string) =>
    `Supplements ${where} at ${site.name} on ${day}. Amounts are those on the labels, added up as if everything were taken each day.`,
  list: (title: string, perDay: number, ingredients: readonly string[]) =>
    `${title}: ${formulaCopy.listServing(inWords(perDay))} a day. Ingredients: ${ingredients.join(", ")}.`,
  /** With the limit that it exceeds, and with what it affects. */
  describeDose(id: IngredientId, name: string, { value, text }: Dose): string {
    const limit = doseLimits.find((each) => each.id === id && value > each.max.value);
    const sentences = [`${name}: ${text} a day.`, limit?.describeMax(limit.max.text), notes[id]];
    return sentences.filter(Boolean).join(" ");
  },
  print: "Print This Sheet",
} as const;
