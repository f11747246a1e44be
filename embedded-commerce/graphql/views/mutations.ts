import {
  addLines,
  type CartProblem,
  type Inventory,
  type LineInput,
  type LinesChange,
  removeLines,
} from "../../cart-lines.ts";
import { readDiscountCodes } from "../../discounts.ts";
import { type Cart, cartId, newLineId, newToken } from "../../storage/carts.ts";
import { assertInputSize, type RequestContext, unsupported, type View } from "../resolver.ts";
import { cart, getDiscounts } from "./cart.ts";

const lineFields = ["merchandiseId", "quantity", "sellingPlanId"];

type CartInput = {
  lines?: readonly LineInput[] | null;
  discountCodes?: readonly string[] | null;
};

/** The supported mutations. */
export const rootMutation: View = {
  async cartCreate({ input }: { input?: CartInput | null }, context: RequestContext) {
    refuseOtherFields(input ?? {}, "CartInput", ["lines", "discountCodes"]);
    const inputs = checkInputs(input?.lines ?? []);
    const token = newToken();
    const lineId = () => newLineId(token);
    const change = addLines([], inputs, getInventory(context), lineId, ["input", "lines"]);
    assertInputSize(input?.discountCodes ?? []);
    const { codes, problems } = readDiscountCodes(input?.discountCodes ?? [], [
      "input",
      "discountCodes",
    ]);
    if (problems.length > 0) {
      const refused = { lines: null, problems: [...change.problems, ...problems], warnings: [] };
      return payload(refused, null, context);
    }
    if (change.lines) await context.reserve(getStoredBytes(change.lines, codes));
    return payload(
      change,
      change.lines && context.carts.create(token, change.lines, codes),
      context,
    );
  },

  async cartLinesAdd(
    args: { cartId: string; lines: readonly LineInput[] },
    context: RequestContext,
  ) {
    const inputs = checkInputs(args.lines);
    await context.reserve(getStoredBytes(inputs));
    return changeCart(args.cartId, context, ({ token, lines }) =>
      addLines(lines, inputs, getInventory(context), () => newLineId(token), ["lines"]),
    );
  },

  cartLinesRemove(args: { cartId: string; lineIds: readonly string[] }, context: RequestContext) {
    assertInputSize(args.lineIds);
    return changeCart(args.cartId, context, ({ lines }) => removeLines(lines, args.lineIds));
  },
};

const bytesPerCart = 200;
const bytesPerLine = 200;

/** About what a cart takes in the database. */
function getStoredBytes(lines: readonly unknown[], codes: readonly string[] = []): number {
  return bytesPerCart + bytesPerLine * lines.length + codes.join().length;
}

const unknownCart: CartProblem = {
  code: "INVALID",
  field: ["cartId"],
  message: "The specified cart does not exist.",
};

function changeCart(
  id: string,
  context: RequestContext,
  makeChange: (cart: Cart) => LinesChange,
): View {
  let change: LinesChange = { lines: null, problems: [unknownCart], warnings: [] };
  const stored = context.carts.change(id, (current) => {
    change = makeChange(current);
    return change.lines;
  });
  return payload(change, stored, context);
}

/** A refused change returns no cart, even if there is one. A code that takes nothing off is a warning. */
function payload(
  { lines, problems, warnings }: LinesChange,
  stored: Cart | null,
  context: RequestContext,
): View {
  if (!lines || !stored) return { cart: null, userErrors: problems, warnings };
  const target = cartId(stored);
  const ofCodes = getDiscounts(stored, context).codes.flatMap(({ refusal }) =>
    refusal ? { ...refusal, target } : [],
  );
  return { cart: cart(stored), userErrors: problems, warnings: [...warnings, ...ofCodes] };
}

function getInventory({ store, stock }: RequestContext): Inventory {
  return { variant: (id) => store.variantById.get(id), available: stock.available };
}

function checkInputs(inputs: readonly LineInput[]): readonly LineInput[] {
  assertInputSize(inputs);
  for (const input of inputs) refuseOtherFields(input, "CartLineInput", lineFields);
  return inputs;
}

/** This store keeps nothing but lines and discount codes: notes, attributes and the like are refused. */
function refuseOtherFields(input: object, type: string, supported: readonly string[]): void {
  for (const [name, value] of Object.entries(input)) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !supported.includes(name)) throw unsupported(`The field ${type}.${name}`);
  }
}
