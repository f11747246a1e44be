import { doseLimits, sharedDoseCopy } from "#brand/content/product/dose-limits.ts";
import type { ShownProducts } from "~/lib/brand-product";
import { toDose } from "~/lib/dose";
import { joinWith } from "~/lib/text";
import { findComparison, getShownActives } from "~/product/brand-products";
import { getKitItems } from "~/product/kits";

/** A chosen product, once or in a quantity. */
export type ChosenProduct = { handle: string; title: string; quantity?: number };

export type SharedDoses = {
  /** Titles of the products, and what they add up to. */
  text: string;
  titles: readonly string[];
  /** Handle of the first that is compared with another of them; null where the shop compares none. */
  compared: string | null;
};

/** An active of which the chosen products together contain too much for one person; null without one. */
export function findSharedDoses(
  chosen: readonly ChosenProduct[],
  shown: ShownProducts,
): SharedDoses | null {
  const supplements = listSupplements(chosen);
  for (const { id, name, max, describeMax } of doseLimits) {
    const parts = supplements.flatMap(({ handle, title, quantity }) => {
      const { amount } = getShownActives(handle, shown).find((active) => active.id === id) ?? {};
      return amount ? [{ handle, title, quantity, value: amount.value * quantity }] : [];
    });
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    if (total <= max.value) continue;
    const titles = [...new Set(parts.map(({ title }) => title))];
    const named = titles.map((title) => {
      const same = parts.filter((part) => part.title === title);
      const count = same.reduce((sum, { quantity }) => sum + quantity, 0);
      return count > 1 ? `${count} × ${title}` : title;
    });
    const sentences = [
      sharedDoseCopy.describe(joinWith("and", named), toDose(total, max.unit).text, name),
      describeMax(max.text),
      sharedDoseCopy.advice,
    ];
    const handles = parts.map(({ handle }) => handle);
    return { text: sentences.join(" "), titles, compared: findCompared(handles, shown) };
  }
  return null;
}

function findCompared(handles: readonly string[], shown: ShownProducts): string | null {
  const isBeside = (handle: string) =>
    findComparison(handle, shown)?.every((side) => handles.includes(side.handle));
  return handles.find(isBeside) ?? null;
}

/** The chosen products, and what is in their kits under the title of the kit. */
export function listSupplements(chosen: readonly ChosenProduct[]): Required<ChosenProduct>[] {
  return chosen.flatMap(({ handle, title, quantity = 1 }) =>
    [{ handle }, ...getKitItems(handle)].map((item) => ({ handle: item.handle, title, quantity })),
  );
}
