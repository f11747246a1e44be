import type { IndexedVariant } from "../catalogue/store-index.ts";
import { cartLimits } from "../data/store-facts.ts";
import type { Attribute, CartLine } from "../storage/carts.ts";
import { type CartNotice, fitToStock } from "./fit-to-stock.ts";
import {
  type CartProblem,
  inputProblems,
  tooLarge,
  unknownLine,
  writtenProblems,
} from "./line-problems.ts";

export type LineChange = {
  lines: readonly CartLine[];
  problems: readonly CartProblem[];
  notices: readonly CartNotice[];
};

export type LineInput = {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: readonly Attribute[] | null;
  sellingPlanId?: string | null;
};

export type LineUpdate = {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: readonly Attribute[] | null;
  sellingPlanId?: string | null;
};

export type Shelf = {
  variant(id: string): IndexedVariant | undefined;
  available(id: string): number;
  newLineId(): string;
};

/** Adds lines; an equal line (same merchandise and attributes) grows instead. */
export function addLines(
  current: readonly CartLine[],
  inputs: readonly LineInput[],
  shelf: Shelf,
  path: readonly string[],
): LineChange {
  const problems = inputs.flatMap((input, index) =>
    inputProblems(input, input.quantity ?? 1, 1, shelf, [...path, String(index)]),
  );
  if (problems.length > 0) return { lines: current, problems, notices: [] };

  const added = inputs.map((input) => ({
    id: shelf.newLineId(),
    variantId: input.merchandiseId,
    quantity: input.quantity ?? 1,
    attributes: input.attributes ?? [],
  }));
  return checked(current, merged([...current, ...added]), shelf, path);
}

/** Changes lines by their id; quantity 0 removes one. */
export function updateLines(
  current: readonly CartLine[],
  updates: readonly LineUpdate[],
  shelf: Shelf,
): LineChange {
  const problems = updates.flatMap((update, index) => {
    const field = ["lines", String(index)];
    const line = current.find(({ id }) => id === update.id);
    if (!line) return [unknownLine(update.id, [...field, "id"])];
    const merchandiseId = update.merchandiseId ?? line.variantId;
    return inputProblems(
      { ...update, merchandiseId },
      update.quantity ?? line.quantity,
      0,
      shelf,
      field,
    );
  });
  if (problems.length > 0) return { lines: current, problems, notices: [] };

  let lines = [...current];
  for (const update of updates) {
    lines = lines.map((line) =>
      line.id === update.id
        ? {
            id: line.id,
            variantId: update.merchandiseId ?? line.variantId,
            quantity: update.quantity ?? line.quantity,
            attributes: update.attributes ?? line.attributes,
          }
        : line,
    );
  }
  const removed = new Set(updates.filter(({ quantity }) => quantity === 0).map(({ id }) => id));
  const kept = lines.filter(({ id }) => !removed.has(id));
  return checked(current, merged(kept), shelf, ["lines"]);
}

export function removeLines(current: readonly CartLine[], ids: readonly string[]): LineChange {
  const problems = ids.flatMap((id, index) =>
    current.some((line) => line.id === id) ? [] : [unknownLine(id, ["lineIds", String(index)])],
  );
  const lines = current.filter(({ id }) => problems.length > 0 || !ids.includes(id));
  return { lines, problems, notices: [] };
}

function checked(
  before: readonly CartLine[],
  lines: readonly CartLine[],
  shelf: Shelf,
  path: readonly string[],
): LineChange {
  if (lines.length > cartLimits.linesPerCart) {
    const message = `A cart holds at most ${cartLimits.linesPerCart} lines.`;
    return {
      lines: before,
      problems: [{ code: "CART_TOO_LARGE", field: path, message }],
      notices: [],
    };
  }
  const tooMuch = writtenProblems(
    lines.map(({ attributes }) => attributes),
    path,
  );
  if (tooMuch.length > 0) return { lines: before, problems: tooMuch, notices: [] };
  const tooMany = lines.findIndex(({ quantity }) => quantity > cartLimits.quantityPerLine);
  if (tooMany >= 0)
    return { lines: before, problems: [tooLarge([...path, "quantity"])], notices: [] };
  return { ...fitToStock(lines, shelf), problems: [] };
}

/** Equal lines become one, in the place of the first. */
function merged(lines: readonly CartLine[]): CartLine[] {
  const byKey = new Map<string, CartLine>();
  for (const line of lines) {
    const key = keyOf(line);
    const equal = byKey.get(key);
    byKey.set(key, equal ? { ...equal, quantity: equal.quantity + line.quantity } : line);
  }
  return [...byKey.values()];
}

/** The same for lines of the same merchandise with the same attributes, in whatever order. */
function keyOf({ variantId, attributes }: CartLine): string {
  return JSON.stringify([variantId, attributes.map(({ key, value }) => [key, value]).toSorted()]);
}
