import type { IndexedVariant } from "../catalogue/store-index.ts";
import { cartLimits } from "../data/store-facts.ts";
import type { Attribute } from "../storage/carts.ts";

/** What the caller did wrong; nothing of the change is done. */
export type CartProblem = { code: string; field: readonly string[]; message: string };

/** Why a line cannot be stored; empty when it can. The least quantity is 1 for a new line, 0 for an update. */
export function inputProblems(
  input: { merchandiseId: string; sellingPlanId?: string | null },
  quantity: number,
  least: number,
  shelf: { variant(id: string): IndexedVariant | undefined },
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

/** Whether there is more in the attributes than a cart can hold; the API has no limit for a single one. */
export function writtenProblems(
  lists: readonly (readonly Attribute[])[],
  field: readonly string[],
): CartProblem[] {
  // One more for each, so that empty ones have an end too.
  const characters = lists
    .flat()
    .reduce((sum, { key, value }) => sum + key.length + value.length + 1, 0);
  if (characters <= cartLimits.writtenCharacters) return [];
  const message = "The cart is too large to save.";
  return [{ code: "CART_TOO_LARGE", field, message }];
}

export function tooLarge(field: readonly string[]): CartProblem {
  const message = `The quantity must be at most ${cartLimits.quantityPerLine}.`;
  return { code: "MAXIMUM_EXCEEDED", field, message };
}

export function unknownLine(id: string, field: readonly string[]): CartProblem {
  const message = `The merchandise line with id ${shown(id)} does not exist.`;
  return { code: "INVALID_MERCHANDISE_LINE", field, message };
}

/** An identifier may be anything that a caller sends; a message repeats only so much of it. */
function shown(id: string): string {
  return id.length > 120 ? `${id.slice(0, 120)}…` : id;
}
