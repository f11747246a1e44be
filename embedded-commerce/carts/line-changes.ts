import type { IndexedVariant } from "../catalogue/store-index.ts";
import { cartLimits } from "../data/store-facts.ts";
import type { Attribute, CartLine } from "../storage/carts.ts";

/** What the caller did wrong; nothing of the change is done. */
export type CartProblem = { code: string; field: readonly string[]; message: string };

/** What the store changed on its own; the buyer must be told. */
export type CartNotice = { code: string; target: string; message: string };

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

  let lines = [...current];
  for (const input of inputs) {
    const attributes = input.attributes ?? [];
    const quantity = input.quantity ?? 1;
    const equal = lines.find((line) => isEqualLine(line, input.merchandiseId, attributes));
    lines = equal
      ? lines.map((line) =>
          line === equal ? { ...line, quantity: line.quantity + quantity } : line,
        )
      : [...lines, { id: shelf.newLineId(), variantId: input.merchandiseId, quantity, attributes }];
  }
  return checked(current, lines, shelf, path);
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
  return checked(current, merged(lines), shelf, ["lines"]);
}

export function removeLines(current: readonly CartLine[], ids: readonly string[]): LineChange {
  const problems = ids.flatMap((id, index) =>
    current.some((line) => line.id === id) ? [] : [unknownLine(id, ["lineIds", String(index)])],
  );
  const lines = current.filter(({ id }) => problems.length > 0 || !ids.includes(id));
  return { lines, problems, notices: [] };
}

/** What can be sold of the lines now: the store lowers quantities rather than refusing a cart. */
export function fitToStock(
  lines: readonly CartLine[],
  shelf: Pick<Shelf, "available" | "variant">,
): { lines: readonly CartLine[]; notices: readonly CartNotice[] } {
  const left = new Map<string, number>();
  const notices: CartNotice[] = [];
  const kept = lines.flatMap((line) => {
    const available = left.get(line.variantId) ?? shelf.available(line.variantId);
    const quantity = Math.min(line.quantity, available);
    left.set(line.variantId, available - quantity);
    if (quantity < line.quantity) notices.push(stockNotice(line, quantity, shelf));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return { lines: kept, notices };
}

function checked(
  before: readonly CartLine[],
  lines: readonly CartLine[],
  shelf: Shelf,
  path: readonly string[],
): LineChange {
  const wanted = lines.filter(({ quantity }) => quantity > 0);
  if (wanted.length > cartLimits.linesPerCart) {
    const message = `A cart holds at most ${cartLimits.linesPerCart} lines.`;
    return {
      lines: before,
      problems: [{ code: "CART_TOO_LARGE", field: path, message }],
      notices: [],
    };
  }
  const tooMany = wanted.findIndex(({ quantity }) => quantity > cartLimits.quantityPerLine);
  if (tooMany >= 0)
    return { lines: before, problems: [tooLarge([...path, "quantity"])], notices: [] };
  return { ...fitToStock(wanted, shelf), problems: [] };
}

function inputProblems(
  input: LineInput,
  quantity: number,
  least: number,
  shelf: Shelf,
  field: readonly string[],
): CartProblem[] {
  if (!shelf.variant(input.merchandiseId)) {
    const message = `The merchandise with id ${shown(input.merchandiseId)} does not exist.`;
    return [{ code: "INVALID", field: [...field, "merchandiseId"], message }];
  }
  if (input.sellingPlanId != null) {
    const message = "This merchandise is not sold with a selling plan.";
    return [{ code: "SELLING_PLAN_NOT_APPLICABLE", field: [...field, "sellingPlanId"], message }];
  }
  if (quantity < least) {
    const message = `The quantity must be at least ${least}.`;
    return [{ code: "MINIMUM_NOT_MET", field: [...field, "quantity"], message }];
  }
  if (quantity > cartLimits.quantityPerLine) return [tooLarge([...field, "quantity"])];
  return [];
}

function tooLarge(field: readonly string[]): CartProblem {
  const message = `The quantity must be at most ${cartLimits.quantityPerLine}.`;
  return { code: "MAXIMUM_EXCEEDED", field, message };
}

function unknownLine(id: string, field: readonly string[]): CartProblem {
  const message = `The merchandise line with id ${shown(id)} does not exist.`;
  return { code: "INVALID_MERCHANDISE_LINE", field, message };
}

function stockNotice(line: CartLine, quantity: number, shelf: Pick<Shelf, "variant">): CartNotice {
  const variant = shelf.variant(line.variantId);
  const title = variant ? variant.product.record.title : "This product";
  return quantity > 0
    ? {
        code: "MERCHANDISE_NOT_ENOUGH_STOCK",
        target: line.id,
        message: `Only ${quantity} of ${title} are available; the quantity was lowered.`,
      }
    : {
        code: "MERCHANDISE_OUT_OF_STOCK",
        target: line.id,
        message: `${title} is sold out and was not kept in the cart.`,
      };
}

/** Lines that an update made equal become one, in the place of the first. */
function merged(lines: readonly CartLine[]): CartLine[] {
  const result: CartLine[] = [];
  for (const line of lines) {
    const index = result.findIndex((other) => isEqualLine(other, line.variantId, line.attributes));
    const equal = result[index];
    if (equal) result[index] = { ...equal, quantity: equal.quantity + line.quantity };
    else result.push(line);
  }
  return result;
}

function isEqualLine(line: CartLine, variantId: string, attributes: readonly Attribute[]) {
  const key = (list: readonly Attribute[]) =>
    JSON.stringify(list.map(({ key, value }) => [key, value]).toSorted());
  return line.variantId === variantId && key(line.attributes) === key(attributes);
}

/** An identifier may be anything that a caller sends; a message repeats only so much of it. */
function shown(id: string): string {
  return id.length > 120 ? `${id.slice(0, 120)}…` : id;
}
