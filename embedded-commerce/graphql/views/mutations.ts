import { GraphQLError } from "graphql";
import {
  addLines,
  type CartProblem,
  type Inventory,
  type LineInput,
  type LinesChange,
  type LineUpdate,
  removeLines,
  updateLines,
} from "../../carts/cart-lines.ts";
import { cartLimits } from "../../data/store-facts.ts";
import { type Cart, newLineId, newToken } from "../../storage/carts.ts";
import { type RequestContext, unsupported, type View } from "../resolver.ts";
import { cart } from "./cart.ts";

type CartInput = { lines?: readonly LineInput[] | null };

/** The mutations that this service answers; every other one is refused by name. */
export const rootMutation: View = {
  cartCreate(args: { input?: CartInput | null }, context: RequestContext) {
    const { lines, ...others } = args.input ?? {};
    refuseOthers("CartInput", others);
    const inputs = checkedInputs(lines ?? [], "CartLineInput", ["cartCreate", "input", "lines"]);

    const token = newToken();
    const lineId = () => newLineId(token);
    const change = addLines([], inputs, inventoryOf(context), lineId, ["input", "lines"]);
    return payload(change, change.lines && context.carts.create(token, change.lines));
  },

  cartLinesAdd(args: { cartId: string; lines: readonly LineInput[] }, context: RequestContext) {
    const inputs = checkedInputs(args.lines, "CartLineInput", ["cartLinesAdd", "lines"]);
    return changeCart(args.cartId, context, ({ token, lines }) =>
      addLines(lines, inputs, inventoryOf(context), () => newLineId(token), ["lines"]),
    );
  },

  cartLinesUpdate(args: { cartId: string; lines: readonly LineUpdate[] }, context: RequestContext) {
    const updates = checkedInputs(args.lines, "CartLineUpdateInput", ["cartLinesUpdate", "lines"]);
    return changeCart(args.cartId, context, ({ lines }) =>
      updateLines(lines, updates, inventoryOf(context)),
    );
  },

  cartLinesRemove(args: { cartId: string; lineIds: readonly string[] }, context: RequestContext) {
    refuseLongList(args.lineIds, ["cartLinesRemove", "lineIds"]);
    return changeCart(args.cartId, context, ({ lines }) => removeLines(lines, args.lineIds));
  },
};

const unknownCart: CartProblem = {
  code: "INVALID",
  field: ["cartId"],
  message: "The specified cart does not exist.",
};

function changeCart(
  id: string,
  { carts }: RequestContext,
  makeChange: (cart: Cart) => LinesChange,
): View {
  let change: LinesChange = { lines: null, problems: [unknownCart], warnings: [] };
  const stored = carts.change(id, (current) => {
    change = makeChange(current);
    return change.lines;
  });
  return payload(change, stored);
}

/** A change that was refused gives no cart, also when there is one. */
function payload({ lines, problems, warnings }: LinesChange, stored: Cart | null): View {
  return { cart: lines && stored ? cart(stored) : null, userErrors: problems, warnings };
}

function inventoryOf({ store, stock }: RequestContext): Inventory {
  const current = stock.current();
  return {
    variant: (id) => store.variantById.get(id),
    available: (id) => current.available(id),
  };
}

function checkedInputs<Input extends LineInput | LineUpdate>(
  inputs: readonly Input[],
  type: string,
  path: readonly string[],
): readonly Input[] {
  refuseLongList(inputs, path);
  for (const input of inputs) {
    const { merchandiseId, quantity, ...others } = input;
    const { id, ...rest } = { id: null, ...others };
    refuseOthers(type, rest);
  }
  return inputs;
}

/** Notes, attributes, discount codes and the like: this store keeps lines alone. */
function refuseOthers(type: string, fields: object): void {
  for (const [name, value] of Object.entries(fields)) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) throw unsupported(`The field ${type}.${name}`);
  }
}

/** "Input arguments that accept an array have a maximum size of 250." */
function refuseLongList(list: readonly unknown[], path: readonly string[]): void {
  if (list.length <= cartLimits.linesPerRequest) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${cartLimits.linesPerRequest}.`,
    { path, extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" } },
  );
}
