import { doseLimits, sharedDoseCopy } from "#brand/content/product/dose-limits.ts";
import type { ShownProducts } from "~/lib/brand-product";
import { toDose } from "~/lib/dose";
import { joinWith } from "~/lib/text";
import { getShownActives } from "~/product/brand-products";
import { getKitItems } from "~/product/kits";

/** The handle and title of a chosen product. */
export type ChosenProduct = { handle: string; title: string };

export type SharedDoses = {
  /** Titles of the products, and what they add up to. */
  text: string;
  titles: readonly string[];
  /** Handles of the supplements, which may be in a kit. */
  handles: readonly string[];
};

/** An active of which the chosen products together contain too much for one person; null without one. */
export function findSharedDoses(
  chosen: readonly ChosenProduct[],
  shown: ShownProducts,
): SharedDoses | null {
  const supplements = listSupplements(chosen);
  for (const { id, name, max, describeMax } of doseLimits) {
    const parts = supplements.flatMap(({ handle, title }) => {
      const { amount } = getShownActives(handle, shown).find((active) => active.id === id) ?? {};
      return amount ? [{ handle, title, value: amount.value }] : [];
    });
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    const titles = [...new Set(parts.map(({ title }) => title))];
    if (titles.length < 2 || total <= max.value) continue;
    const sentences = [
      sharedDoseCopy.describe(joinWith("and", titles), toDose(total, max.unit).text, name),
      describeMax(max.text),
      sharedDoseCopy.advice,
    ];
    return { text: sentences.join(" "), titles, handles: parts.map(({ handle }) => handle) };
  }
  return null;
}

/** The chosen products and what is in their kits, each handle once. */
function listSupplements(chosen: readonly ChosenProduct[]): ChosenProduct[] {
  const titles = new Map<string, string>();
  for (const { handle, title } of chosen)
    for (const each of [handle, ...getKitItems(handle).map((item) => item.handle)])
      if (!titles.has(each)) titles.set(each, title);
  return [...titles].map(([handle, title]) => ({ handle, title }));
}
