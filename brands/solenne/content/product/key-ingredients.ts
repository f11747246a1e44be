import { type Evidence, findGlossaryEntry } from "../help/glossary";
import { type Formula, findFormula, getDailyValue, listServing } from "./formulas";

/** An active as the tab Key Ingredients shows it. */
export type KeyIngredient = {
  name: string;
  /** Path of the page that says more of it. */
  to: string;
  amount: string | null;
  dailyValue: string | null;
  purpose: string;
  /** Null where no study is cited. */
  evidence: Evidence | null;
};

export type KeyIngredients = {
  /** `Four capsules`; null for what is not taken. */
  serving: string | null;
  actives: readonly KeyIngredient[];
  /** Names by weight, most first. */
  ingredients: readonly { name: string; isAllergen: boolean }[];
  note: string | null;
};

/** Null for a product whose formula is not known. */
export function getKeyIngredients(handle: string): KeyIngredients | null {
  const formula = findFormula(handle);
  if (!formula) return null;
  return {
    serving: formula.serving ? listServing(formula.serving) : null,
    actives: formula.actives.map((active) => toKeyIngredient(active, formula)),
    ingredients: formula.ingredients.map((name) => ({
      name,
      isAllergen: formula.allergens.includes(name),
    })),
    note: formula.note ?? null,
  };
}

/** A study of capsules says nothing of what is put on hair or scalp, nor the other way round. */
function toKeyIngredient(active: Formula["actives"][number], { serving }: Formula): KeyIngredient {
  const { name, isInScience, evidence } = findGlossaryEntry(active.id);
  const isStudied = evidence?.of === (serving ? "capsules" : "skin");
  return {
    name,
    to: isInScience ? `/science#${active.id}` : `/learn/ingredients#${active.id}`,
    amount: active.amount?.text ?? null,
    dailyValue: serving ? getDailyValue(active) : null,
    purpose: active.purpose,
    evidence: isStudied ? evidence : null,
  };
}
