import { cartLimits } from "./data/store-facts.ts";
import type { CartLine } from "./storage/carts.ts";
import { findAllocation, type IndexedVariant } from "./store-index.ts";

/** An error of the caller (`userErrors`). The cart is not changed. */
export type CartProblem = { code: string; field: readonly string[]; message: string };
/** A change that the store made on its own (`warnings`). */
type CartWarning = { code: string; target: string; message: string };

/** Lines are null when there are problems. */
export type LinesChange = {
  lines: readonly CartLine[] | null;
  problems: readonly CartProblem[];
  warnings: readonly CartWarning[];
};

export type LineInput = {
  merchandiseId: string;
  quantity?: number | null;
  sellingPlanId?: string | null;
};

export type Inventory = {
  variant(id: string): IndexedVariant | undefined;
  available(id: string): number;
};

/** Adds lines. Lines of the same merchandise and plan are merged. */
export function addLines(
  current: readonly CartLine[],
  inputs: readonly LineInput[],
  inventory: Inventory,
  newLineId: () => string,
  path: readonly string[],
): LinesChange {
  const added = inputs.map(({ merchandiseId, quantity, sellingPlanId }) => ({
    id: newLineId(),
    variantId: merchandiseId,
    ...(sellingPlanId && { sellingPlanId }),
    quantity: quantity ?? 1,
  }));
  const problems = added.flatMap((line, index) =>
    findLineProblems(line, inventory, [...path, String(index)]),
  );
  return toChange([...current, ...added], problems, inventory, path);
}

export function removeLines(current: readonly CartLine[], ids: readonly string[]): LinesChange {
  const problems = ids.flatMap((id, index) =>
    current.some((line) => line.id === id) ? [] : [unknownLine(id, ["lineIds", String(index)])],
  );
  if (problems.length > 0) return { lines: null, problems, warnings: [] };
  return { lines: current.filter(({ id }) => !ids.includes(id)), problems: [], warnings: [] };
}

/** Lowers quantities to what is in stock, down to 0. */
export function fitToStock(lines: readonly CartLine[], inventory: Inventory) {
  const left = new Map<string, number>();
  const warnings: CartWarning[] = [];
  const fitted = lines.map((line): CartLine => {
    const available = left.get(line.variantId) ?? inventory.available(line.variantId);
    const quantity = Math.min(line.quantity, available);
    left.set(line.variantId, available - quantity);
    if (quantity < line.quantity) warnings.push(stockWarning(line, quantity, inventory));
    return { ...line, quantity };
  });
  return { lines: fitted, warnings };
}

/** Merges lines of the same merchandise and plan into the first of them, and checks the whole cart. */
function toChange(
  lines: readonly CartLine[],
  lineProblems: readonly CartProblem[],
  inventory: Inventory,
  path: readonly string[],
): LinesChange {
  const byContent = new Map<string, CartLine>();
  for (const line of lines) {
    const content = `${line.variantId} ${line.sellingPlanId ?? ""}`;
    const same = byContent.get(content);
    const merged = same ? { ...same, quantity: same.quantity + line.quantity } : line;
    byContent.set(content, merged);
  }
  const merged = [...byContent.values()];
  const problems = lineProblems.length > 0 ? lineProblems : findCartProblems(merged, path);
  if (problems.length > 0) return { lines: null, problems, warnings: [] };
  return { ...fitToStock(merged, inventory), problems };
}

function findCartProblems(lines: readonly CartLine[], field: readonly string[]): CartProblem[] {
  if (lines.length > cartLimits.linesPerCart) {
    const message = `A cart holds at most ${cartLimits.linesPerCart} lines.`;
    return [problem("CART_TOO_LARGE", field, message)];
  }
  const isTooHigh = lines.some(({ quantity }) => quantity > cartLimits.quantityPerLine);
  return isTooHigh ? [quantityTooHigh(field)] : [];
}

function findLineProblems(
  { variantId, quantity, sellingPlanId }: CartLine,
  inventory: Inventory,
  field: readonly string[],
): CartProblem[] {
  const variant = inventory.variant(variantId);
  if (!variant) {
    const message = `The merchandise with id ${variantId} does not exist.`;
    return [problem("INVALID", [...field, "merchandiseId"], message)];
  }
  if (quantity < 1) {
    const message = "The quantity must be at least 1.";
    return [problem("MINIMUM_NOT_MET", [...field, "quantity"], message)];
  }
  if (quantity > cartLimits.quantityPerLine) return [quantityTooHigh(field)];
  return findPlanProblems(variant, sellingPlanId, field);
}

/** Uses the hosted service's wording. */
function findPlanProblems(
  variant: IndexedVariant,
  planId: string | null | undefined,
  lineField: readonly string[],
): CartProblem[] {
  const field = [...lineField, "sellingPlanId"];
  if (planId && !findAllocation(variant, planId))
    return [problem("SELLING_PLAN_NOT_APPLICABLE", field, "Cannot apply selling plan to variant")];
  if (planId || !variant.product.record.requiresSellingPlan) return [];
  const message = "Variant can only be purchased with a selling plan.";
  return [problem("VARIANT_REQUIRES_SELLING_PLAN", field, message)];
}

function quantityTooHigh(field: readonly string[]): CartProblem {
  const message = `The quantity must be at most ${cartLimits.quantityPerLine}.`;
  return problem("MAXIMUM_EXCEEDED", [...field, "quantity"], message);
}

function unknownLine(id: string, field: readonly string[]): CartProblem {
  const message = `The merchandise line with id ${id} does not exist.`;
  return problem("INVALID_MERCHANDISE_LINE", field, message);
}

/** Limits the length of the message, which repeats ids from the request. */
function problem(code: string, field: readonly string[], message: string): CartProblem {
  return { code, field, message: message.length > 200 ? `${message.slice(0, 200)}…` : message };
}

function stockWarning(line: CartLine, quantity: number, inventory: Inventory): CartWarning {
  const title = inventory.variant(line.variantId)?.product.record.title ?? "This product";
  return {
    target: line.id,
    ...(quantity > 0
      ? {
          code: "MERCHANDISE_NOT_ENOUGH_STOCK",
          message: `We have only ${quantity} of ${title} left, so we lowered the quantity.`,
        }
      : { code: "MERCHANDISE_OUT_OF_STOCK", message: `${title} is sold out.` }),
  };
}
