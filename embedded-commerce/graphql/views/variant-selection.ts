import type { IndexedProduct, IndexedVariant } from "../../catalogue/store-index.ts";
import type { StockLevels } from "../../storage/stock.ts";
import { assertInputSize } from "../resolver.ts";

export type SelectionArguments = {
  selectedOptions?: readonly { name: string; value: string }[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
};

/** The variant with all selected values, or null. */
export function findSelectedVariant(
  { record, variants }: IndexedProduct,
  { selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch }: SelectionArguments,
): IndexedVariant | null {
  assertInputSize(selectedOptions ?? []);
  const selected = new Map<number, string>();
  const isEqual = (one: string, other: string) =>
    caseInsensitiveMatch ? one.toLowerCase() === other.toLowerCase() : one === other;

  for (const { name, value } of selectedOptions ?? []) {
    const position = record.options.findIndex((option) => isEqual(option.name, name));
    if (position >= 0) selected.set(position, value);
    else if (!ignoreUnknownOptions) return null;
  }
  if (selected.size < record.options.length) return null;
  const hasAll = (candidate: IndexedVariant) =>
    candidate.record.options.every((value, position) =>
      isEqual(value, selected.get(position) ?? ""),
    );
  return variants.find(hasAll) ?? null;
}

export function findSelectedOrFirstAvailable(
  product: IndexedProduct,
  args: SelectionArguments,
  stock: StockLevels,
): IndexedVariant | null {
  const { variants } = product;
  const available = variants.find(({ id }) => stock.available(id) > 0);
  return findSelectedVariant(product, args) ?? available ?? variants[0] ?? null;
}
