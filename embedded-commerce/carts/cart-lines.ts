import type { IndexedVariant } from "../catalogue/store-index.ts";
import { cartLimits } from "../data/store-facts.ts";
import type { CartLine } from "../storage/carts.ts";

/** What the caller did wrong (`userErrors`); nothing of the change is done. */
export type CartProblem = { code: string; field: readonly string[]; message: string };
/** What the store changed on its own (`warnings`); the buyer must be told. */
export type CartWarning = { code: string; target: string; message: string };

export type LinesChange =
  | { lines: readonly CartLine[]; problems: []; warnings: readonly CartWarning[] }
  | { lines: null; problems: readonly CartProblem[]; warnings: [] };

export type LineInput = { merchandiseId: string; quantity?: number | null };
export type LineUpdate = { id: string; merchandiseId?: string | null; quantity?: number | null };

export type Inventory = {
  variant(id: string): IndexedVariant | undefined;
  available(id: string): number;
};

/** Adds lines; a line of the same merchandise grows instead. */
export function addLines(
  current: readonly CartLine[],
  inputs: readonly LineInput[],
  inventory: Inventory,
  newLineId: () => string,
  path: readonly string[],
): LinesChange {
  const added = inputs.map(({ merchandiseId, quantity }) => ({
    id: newLineId(),
    variantId: merchandiseId,
    quantity: quantity ?? 1,
  }));
  const problems = added.flatMap((line, index) =>
    lineProblems(line, 1, inventory, [...path, String(index)]),
  );
  return changed([...current, ...added], problems, inventory, path);
}

/** Changes lines by their id; quantity 0 removes one. */
export function updateLines(
  current: readonly CartLine[],
  updates: readonly LineUpdate[],
  inventory: Inventory,
): LinesChange {
  const lines = new Map(current.map((line) => [line.id, line]));
  const problems = updates.flatMap(({ id, merchandiseId, quantity }, index) => {
    const field = ["lines", String(index)];
    const line = lines.get(id);
    if (!line) return [unknownLine(id, [...field, "id"])];
    const updated = {
      id,
      variantId: merchandiseId ?? line.variantId,
      quantity: quantity ?? line.quantity,
    };
    if (quantity === 0) lines.delete(id);
    else lines.set(id, updated);
    return lineProblems(updated, 0, inventory, field);
  });
  return changed([...lines.values()], problems, inventory, ["lines"]);
}

export function removeLines(current: readonly CartLine[], ids: readonly string[]): LinesChange {
  const problems = ids.flatMap((id, index) =>
    current.some((line) => line.id === id) ? [] : [unknownLine(id, ["lineIds", String(index)])],
  );
  if (problems.length > 0) return { lines: null, problems, warnings: [] };
  return { lines: current.filter(({ id }) => !ids.includes(id)), problems: [], warnings: [] };
}

/** What can be sold of the lines now: the store lowers quantities, down to 0, rather than refusing a cart. */
export function fitToStock(
  lines: readonly CartLine[],
  inventory: Inventory,
): { lines: readonly CartLine[]; warnings: readonly CartWarning[] } {
  const left = new Map<string, number>();
  const warnings: CartWarning[] = [];
  const fitted = lines.map((line) => {
    const available = left.get(line.variantId) ?? inventory.available(line.variantId);
    const quantity = Math.min(line.quantity, available);
    left.set(line.variantId, available - quantity);
    if (quantity < line.quantity) warnings.push(stockWarning(line, quantity, inventory));
    return { ...line, quantity };
  });
  return { lines: fitted, warnings };
}

function changed(
  lines: readonly CartLine[],
  problems: readonly CartProblem[],
  inventory: Inventory,
  path: readonly string[],
): LinesChange {
  if (problems.length > 0) return { lines: null, problems, warnings: [] };
  const merged = mergeLines(lines);
  const tooLarge = cartProblem(merged, path);
  if (tooLarge) return { lines: null, problems: [tooLarge], warnings: [] };
  return { ...fitToStock(merged, inventory), problems: [] };
}

function cartProblem(lines: readonly CartLine[], field: readonly string[]): CartProblem | null {
  if (lines.length > cartLimits.linesPerCart) {
    const message = `A cart holds at most ${cartLimits.linesPerCart} lines.`;
    return problem("CART_TOO_LARGE", field, message);
  }
  const isTooMany = lines.some(({ quantity }) => quantity > cartLimits.quantityPerLine);
  return isTooMany ? tooMany([...field, "quantity"]) : null;
}

/** Lines of the same merchandise become one, in the place of the first. */
function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const byVariant = new Map<string, CartLine>();
  for (const line of lines) {
    const equal = byVariant.get(line.variantId);
    const merged = equal ? { ...equal, quantity: equal.quantity + line.quantity } : line;
    byVariant.set(line.variantId, merged);
  }
  return [...byVariant.values()];
}

/** Why a line cannot be stored; empty when it can. */
function lineProblems(
  { variantId, quantity }: CartLine,
  minQuantity: number,
  inventory: Inventory,
  field: readonly string[],
): CartProblem[] {
  if (!inventory.variant(variantId)) {
    const message = `The merchandise with id ${variantId} does not exist.`;
    return [problem("INVALID", [...field, "merchandiseId"], message)];
  }
  if (quantity < minQuantity) {
    const message = `The quantity must be at least ${minQuantity}.`;
    return [problem("MINIMUM_NOT_MET", [...field, "quantity"], message)];
  }
  return quantity > cartLimits.quantityPerLine ? [tooMany([...field, "quantity"])] : [];
}

function tooMany(field: readonly string[]): CartProblem {
  const message = `The quantity must be at most ${cartLimits.quantityPerLine}.`;
  return problem("MAXIMUM_EXCEEDED", field, message);
}

function unknownLine(id: string, field: readonly string[]): CartProblem {
  const message = `The merchandise line with id ${id} does not exist.`;
  return problem("INVALID_MERCHANDISE_LINE", field, message);
}

/** An identifier in a message may be of any length that a caller sends. */
function problem(code: string, field: readonly string[], message: string): CartProblem {
  return { code, field, message: message.length > 200 ? `${message.slice(0, 200)}…` : message };
}

function stockWarning(
  { id, variantId }: CartLine,
  quantity: number,
  inventory: Inventory,
): CartWarning {
  const title = inventory.variant(variantId)?.product.record.title ?? "This product";
  return quantity > 0
    ? {
        code: "MERCHANDISE_NOT_ENOUGH_STOCK",
        target: id,
        message: `Only ${quantity} of ${title} are available; the quantity was lowered.`,
      }
    : { code: "MERCHANDISE_OUT_OF_STOCK", target: id, message: `${title} is sold out.` };
}
