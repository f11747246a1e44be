import { GraphQLError } from "graphql";
import type { CartNotice } from "../../carts/fit-to-stock.ts";
import {
  addLines,
  type LineChange,
  type LineInput,
  type LineUpdate,
  removeLines,
  type Shelf,
  updateLines,
} from "../../carts/line-changes.ts";
import { type CartProblem, writtenProblems } from "../../carts/line-problems.ts";
import { cartLimits } from "../../data/store-facts.ts";
import {
  type Attribute,
  type BuyerIdentity,
  type Cart,
  type CartDetails,
  newLineId,
  newToken,
} from "../../storage/carts.ts";
import type { CommerceContext, View } from "../context.ts";
import { unsupported } from "../errors.ts";
import { cart } from "./cart.ts";

type CartInput = {
  lines?: readonly LineInput[] | null;
  note?: string | null;
  attributes?: readonly Attribute[] | null;
  discountCodes?: readonly string[] | null;
  buyerIdentity?: BuyerIdentity | null;
  delivery?: unknown;
  giftCardCodes?: readonly string[] | null;
  metafields?: readonly unknown[] | null;
};

/** The mutations that this service plays; every other one answers that it is not supported. */
export const rootMutation: View = {
  cartCreate(args: { input?: CartInput | null }, context: CommerceContext) {
    const input = args.input ?? {};
    if (input.delivery || input.giftCardCodes?.length || input.metafields?.length)
      throw unsupported("A cart with delivery addresses, gift cards or metafields");
    const lines = input.lines ?? [];
    refuseLongLines(lines, ["cartCreate", "input", "lines"]);
    refuseLongArray(input.attributes ?? [], ["cartCreate", "input", "attributes"]);
    refuseLongArray(input.discountCodes ?? [], ["cartCreate", "input", "discountCodes"]);

    const token = newToken();
    const change = addLines([], lines, shelfOf(context, token), ["input", "lines"]);
    const details = detailsOf(input);
    const problems = [
      ...change.problems,
      ...noteProblems(input.note),
      ...writtenProblems([details.attributes, otherWordsOf(details)], ["input"]),
    ];
    if (problems.length > 0) return payload(null, problems, []);

    const made = context.carts.create(token, details, change.lines);
    const unknownCodes = made.details.discountCodes.map((code) => ({
      code: "DISCOUNT_NOT_FOUND",
      target: code,
      message: `The discount code ${code} does not exist.`,
    }));
    return payload(made, [], [...change.notices, ...unknownCodes]);
  },

  cartLinesAdd(args: { cartId: string; lines: readonly LineInput[] }, context: CommerceContext) {
    refuseLongLines(args.lines, ["cartLinesAdd", "lines"]);
    return changed(args.cartId, context, (stored) =>
      addLines(stored.lines, args.lines, shelfOf(context, stored.token), ["lines"]),
    );
  },

  cartLinesUpdate(
    args: { cartId: string; lines: readonly LineUpdate[] },
    context: CommerceContext,
  ) {
    refuseLongLines(args.lines, ["cartLinesUpdate", "lines"]);
    return changed(args.cartId, context, (stored) =>
      updateLines(stored.lines, args.lines, shelfOf(context, stored.token)),
    );
  },

  cartLinesRemove(args: { cartId: string; lineIds: readonly string[] }, context: CommerceContext) {
    refuseLongArray(args.lineIds, ["cartLinesRemove", "lineIds"]);
    return changed(args.cartId, context, (stored) => removeLines(stored.lines, args.lineIds));
  },
};

function changed(id: string, context: CommerceContext, change: (stored: Cart) => LineChange): View {
  let outcome: LineChange | null = null;
  const stored = context.carts.change(id, (current) => {
    outcome = change(current);
    return outcome.problems.length > 0 ? null : outcome.lines;
  });
  return stored ? changedPayload(stored, outcome) : payload(null, [unknownCart], []);
}

const unknownCart: CartProblem = {
  code: "INVALID",
  field: ["cartId"],
  message: "The specified cart does not exist.",
};

function changedPayload(stored: Cart, outcome: LineChange | null): View {
  const problems = outcome?.problems ?? [];
  return payload(problems.length > 0 ? null : stored, problems, outcome?.notices ?? []);
}

function payload(
  stored: Cart | null,
  problems: readonly CartProblem[],
  notices: readonly CartNotice[],
): View {
  return { cart: stored && cart(stored), userErrors: problems, warnings: notices };
}

function shelfOf(context: CommerceContext, cartToken: string): Shelf {
  const { store } = context;
  const stock = context.stock.current();
  return {
    variant: (id) => store.variantById.get(id),
    available: (id) => stock.available(id),
    newLineId: () => newLineId(cartToken),
  };
}

function detailsOf(input: CartInput): CartDetails {
  const { countryCode, email, phone } = input.buyerIdentity ?? {};
  return {
    note: input.note ?? null,
    attributes: input.attributes ?? [],
    discountCodes: [...new Set(input.discountCodes ?? [])].filter((code) => code.trim() !== ""),
    buyerIdentity: { countryCode, email, phone },
  };
}

/** The rest of what a buyer may write into a cart, as if it were attributes. */
function otherWordsOf({ discountCodes, buyerIdentity }: CartDetails): Attribute[] {
  const { email, phone } = buyerIdentity;
  return [...discountCodes, email ?? "", phone ?? ""].map((value) => ({ key: "", value }));
}

function noteProblems(note: string | null | undefined): CartProblem[] {
  if (!note || note.length <= cartLimits.noteCharacters) return [];
  const message = `The note must be at most ${cartLimits.noteCharacters} characters long.`;
  return [{ code: "NOTE_TOO_LONG", field: ["input", "note"], message }];
}

function refuseLongLines(
  lines: readonly { attributes?: readonly unknown[] | null }[],
  path: readonly string[],
): void {
  refuseLongArray(lines, path);
  for (const [index, { attributes }] of lines.entries())
    refuseLongArray(attributes ?? [], [...path, String(index), "attributes"]);
}

function refuseLongArray(list: readonly unknown[], path: readonly string[]): void {
  if (list.length <= cartLimits.linesPerRequest) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${cartLimits.linesPerRequest}.`,
    { path, extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" } },
  );
}
