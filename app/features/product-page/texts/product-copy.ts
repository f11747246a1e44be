import {
  type Evidence,
  type GlossaryEntry,
  glossary,
  type IngredientId,
} from "#brand/content/help/glossary.ts";
import { formulaCopy } from "#brand/content/product/formula-copy.ts";
import { generalFaqs } from "#brand/content/product/product-faqs.ts";
import { turns } from "#brand/content/product/turns.ts";
import { dailyValues } from "#brand/content/products/doses.ts";
import type { FaqItem, Serving, ShownProducts } from "~/lib/brand-product";
import type { Turn } from "~/lib/site-image";
import { capitalize, groupThousands, inWords } from "~/lib/text";
import { type Active, findBrandProduct, findShownProduct } from "~/product/brand-products";

/** What the brand itself says on a product's page. */
export type ProductCopy = {
  note: ProductNote | null;
  ingredients: KeyIngredients | null;
  faqs: readonly FaqItem[];
  /** Its sides, of which the back has its formula; null unless it is the brand's for certain. */
  turn: Turn | null;
  /** Whether nobody has confirmed note and ingredients for the store's product. */
  isSample: boolean;
};

/** What the brand says of a product beyond the store's own record. */
export type ProductNote = {
  labelLine: string;
  use: string;
  /** Null for a product whose formula is not known. */
  facts: FactsTable | null;
  /** How long the capsules for a month last; only of a supplement. */
  supply?: string;
};

export type FactsTable = {
  caption: string;
  /** The heads of the columns; the third only where daily values are given. */
  columns: readonly [string, string, string?];
  rows: readonly FactRow[];
  /** Explains a mark in the table. */
  note?: string;
};

/** A dose with its daily value, or an ingredient and what it is for. */
type FactRow = { name: string; amount: string; dailyValue?: string };

export type KeyIngredients = {
  /** `Four capsules`; null for what is not taken. */
  serving: string | null;
  actives: readonly KeyIngredient[];
  /** Names by weight, most first. */
  ingredients: readonly { name: string; isAllergen: boolean }[];
  note: string | null;
};

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

/** The copy for one handle, in the loader's data. */
export function getProductCopy(handle: string, shown: ShownProducts): ProductCopy {
  const product = findShownProduct(handle, shown);
  const isConfirmed = shown.confirmed.includes(handle);
  const faqs = findBrandProduct(handle)?.faqs?.filter((faq) => isConfirmed || !faq.isOfFormula);
  return {
    note: product && toNote(product),
    ingredients: product?.formula ? toKeyIngredients(product.formula) : null,
    faqs: faqs?.map(({ question, answer }) => ({ question, answer })) ?? generalFaqs,
    turn: isConfirmed ? (turns[handle] ?? null) : null,
    isSample: product !== null && !isConfirmed,
  };
}

type OwnProduct = NonNullable<ReturnType<typeof findShownProduct>>;
type OwnFormula = NonNullable<OwnProduct["formula"]>;

function toNote({ labelLine, use, formula }: OwnProduct): ProductNote {
  const { serving } = formula ?? {};
  const supply = serving && describeSupply(serving);
  return { labelLine, use, facts: formula ? toFactsTable(formula) : null, supply };
}

function describeSupply({ perDay, perMonth }: Serving): string {
  return formulaCopy.describeSupply(perMonth, inWords(perDay), Math.floor(perMonth / perDay));
}

/** Doses with their daily values, or what each ingredient does. */
function toFactsTable({ serving, actives }: OwnFormula): FactsTable {
  if (serving)
    return {
      caption: "In a daily serving",
      columns: [listServing(serving), "Amount", "Daily value"],
      rows: actives.map((active) => ({
        name: findGlossaryEntry(active.id).name,
        amount: active.amount?.text ?? "",
        dailyValue: getDailyValue(active) ?? "†",
      })),
      note: "† Daily value not established.",
    };
  return {
    caption: "What’s inside",
    columns: ["Ingredient", "What it does"],
    rows: actives.map(({ id, amount, purpose }) => ({
      name: [findGlossaryEntry(id).name, amount?.text].filter(Boolean).join(", "),
      amount: purpose,
    })),
  };
}

function listServing({ perDay }: Serving): string {
  return formulaCopy.listServing(capitalize(inWords(perDay)));
}

/** Percent of the daily value; null where none is established. */
function getDailyValue({ id, amount }: Active): string | null {
  const needed = dailyValues[id];
  if (!needed || !amount) return null;
  return `${groupThousands(Math.round((amount.value / needed) * 100))}%`;
}

function toKeyIngredients(formula: OwnFormula): KeyIngredients {
  const { serving, actives, ingredients, allergens, note } = formula;
  return {
    serving: serving ? listServing(serving) : null,
    actives: actives.map((active) => toKeyIngredient(active, serving !== undefined)),
    ingredients: ingredients.map((name) => ({
      name,
      isAllergen: allergens.some(({ ingredient }) => ingredient === name),
    })),
    note: note ?? null,
  };
}

/** A study of capsules says nothing of what is put on hair or scalp, nor the other way round. */
function toKeyIngredient(active: Active, isSupplement: boolean): KeyIngredient {
  const { name, isInScience, evidence } = findGlossaryEntry(active.id);
  const isStudied = evidence?.of === (isSupplement ? "capsules" : "skin");
  return {
    name,
    to: isInScience ? `/science#${active.id}` : `/learn/ingredients#${active.id}`,
    amount: active.amount?.text ?? null,
    dailyValue: isSupplement ? getDailyValue(active) : null,
    purpose: active.purpose,
    evidence: isStudied ? evidence : null,
  };
}

export function findGlossaryEntry(id: IngredientId): GlossaryEntry {
  const entry = glossary.find((each) => each.id === id);
  if (!entry) throw new Error(`The glossary has no ${id}`);
  return entry;
}
