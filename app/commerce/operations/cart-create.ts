import { parseUrl } from "~/lib/urls";
import type { CommerceClient } from "../client";
import { CommerceError } from "../errors";
import { getNodes, graphql } from "../graphql";

/** A line without a selling plan is bought once. */
export type CheckoutLine = { merchandiseId: string; sellingPlanId?: string; quantity: number };

/** A line of which the store granted less than requested, possibly none. */
export type ShortLine = {
  merchandiseId: string;
  sellingPlanId?: string;
  requested: number;
  available: number;
  /** Unknown without a warning or an error of the store. */
  reason: "stock" | "plan" | "unknown";
};

export type Checkout = {
  cartId: string;
  checkoutUrl: string;
  shortLines: ShortLine[];
  /** Codes that were sent and take nothing off this cart. */
  refusedCodes: readonly string[];
  /** Why, in the store's own words, which are untrusted; perhaps empty. */
  codeReasons: readonly string[];
};

/** Why the store refused the cart, in the store's own words, which are untrusted. */
export type Refusal = {
  text: string;
  /** The line that it is about; null where the store names none. */
  line: Omit<CheckoutLine, "quantity"> | null;
};

type RefusalDetails = Partial<Pick<CheckoutRefused, "lines" | "refusedCodes" | "refusals">>;

/** The store refused the cart or gave no way to pay. */
export class CheckoutRefused extends Error {
  override name = "CheckoutRefused";
  /** The lines whose variant or plan the store refused; empty when it names none. */
  readonly lines: readonly ShortLine[];
  /** The discount codes that the store refused. */
  readonly refusedCodes: readonly string[];
  /** Whatever else the store said. */
  readonly refusals: readonly Refusal[];

  constructor(message: string, details: RefusalDetails = {}) {
    super(message);
    this.lines = details.lines ?? [];
    this.refusedCodes = details.refusedCodes ?? [];
    this.refusals = details.refusals ?? [];
  }
}

/** Only a cart with a plan in it asks for them, because they need a scope of their own. */
const planFields = " sellingPlanAllocation { sellingPlan { id } }";
/** Only a cart with a code asks whether it applies. */
const discountFields = " discountCodes { code applicable }";

function getCartCreate({ hasPlan = false, hasCode = false }) {
  return writeCartCreate(hasCode ? discountFields : "", hasPlan ? planFields : "");
}

/** Generic, so that each document has the type of its own fields. */
function writeCartCreate<Fields extends string, LineFields extends string>(
  fields: Fields,
  lineFields: LineFields,
) {
  return graphql(`
  mutation cartCreate($input: CartInput!) {
    cartCreate(input: $input) {
      cart {
        id
        checkoutUrl
        totalQuantity
        cost { totalAmount { amount currencyCode } }
        lines(first: 100) {
          edges { node { id quantity merchandise { ... on ProductVariant { id } }${lineFields} } }
        }${fields}
      }
      userErrors { field message }
      warnings { code message target }
    }
  }
`);
}

/**
 * Creates a cart for checkout. Throws `CommerceError` when the call fails and {@link CheckoutRefused} when
 * the store refuses. Where stock is short, the store lowers the quantity or leaves the line as it is, and says so in
 * `warnings`: these are the `shortLines`. A lower quantity counts without a warning as well, unless the store has made
 * another line of it, such as a bundle.
 */
export async function createCheckout(
  client: CommerceClient,
  lines: readonly CheckoutLine[],
  codes: readonly string[] = [],
): Promise<Checkout> {
  const input = {
    lines: lines.map(({ quantity, merchandiseId, sellingPlanId }) =>
      sellingPlanId ? { quantity, merchandiseId, sellingPlanId } : { quantity, merchandiseId },
    ),
    ...(codes.length > 0 && { discountCodes: [...codes] }),
  };
  const hasPlan = lines.some(({ sellingPlanId }) => sellingPlanId);
  const document = getCartCreate({ hasPlan, hasCode: codes.length > 0 });
  const { cartCreate: payload } = await client.run(document, { input }).catch((error) => {
    throw markInvalidLines(error, lines);
  });

  const errors = payload?.userErrors ?? [];
  if (errors.length > 0) {
    const messages = errors.map(({ message }) => message).join(", ");
    throw new CheckoutRefused(
      `Cart creation failed: ${messages}`,
      readErrors(errors.map(readError), lines, codes),
    );
  }
  const cart = payload?.cart;
  const warnings = payload?.warnings ?? [];
  if (!cart?.checkoutUrl) throw new CheckoutRefused("No checkout URL returned from Shopify");

  return {
    cartId: cart.id,
    checkoutUrl: withChannel(cart.checkoutUrl),
    shortLines: findShortLines(lines, getNodes(cart.lines), warnings),
    refusedCodes: findRefusedCodes(codes, cart),
    codeReasons: warnings.flatMap((warning) =>
      warning?.code?.startsWith("DISCOUNT_") ? (warning.message ?? []) : [],
    ),
  };
}

/** A refusal of the lines whose ids the store does not read; any other error as it is. */
function markInvalidLines(error: unknown, lines: readonly CheckoutLine[]): unknown {
  if (!(error instanceof CommerceError)) return error;
  const details = readErrors(
    error.inputs.map((field) => readError({ field, message: "" })),
    lines,
    [],
  );
  return details.lines?.length ? new CheckoutRefused(error.message, details) : error;
}

type DiscountCode = { code: string; applicable: boolean };

/** The store may write a code in another case. */
function findRefusedCodes(
  codes: readonly string[],
  cart: object | { discountCodes: readonly DiscountCode[] | null },
): string[] {
  const known = ("discountCodes" in cart && cart.discountCodes) || [];
  const applied = known.flatMap(({ code, applicable }) => (applicable ? code.toLowerCase() : []));
  return codes.filter((code) => !applied.includes(code.toLowerCase()));
}

type UserError = { field?: readonly string[] | null; message: string };

/** What an error is about: `["input", "lines", "0", "quantity"]` is the quantity of the first line. */
function readError({ field, message }: UserError) {
  const path = field ?? [];
  const list = path.findIndex((name) => name === "lines" || name === "discountCodes");
  const [name, index, input] = list < 0 ? [] : path.slice(list);
  return { message, list: name, index: Number(index ?? Number.NaN), input };
}

function readErrors(
  errors: readonly ReturnType<typeof readError>[],
  lines: readonly CheckoutLine[],
  codes: readonly string[],
): RefusalDetails {
  const refused = new Map<number, ShortLine["reason"]>();
  const refusedCodes = new Set<string>();
  const refusals: Refusal[] = [];
  for (const { message, list, index, input } of errors) {
    const line = list === "lines" ? lines[index] : undefined;
    if (line && input === "sellingPlanId") refused.set(index, "plan");
    else if (line && input === "merchandiseId") refused.set(index, "unknown");
    else if (list === "discountCodes") {
      const code = codes[index];
      for (const each of code === undefined ? codes : [code]) refusedCodes.add(each);
    } else if (message.trim() !== "") refusals.push({ text: message, line: line ?? null });
  }
  return {
    lines: lines.flatMap(({ quantity, ...line }, index): ShortLine[] => {
      const reason = refused.get(index);
      return reason ? [{ ...line, requested: quantity, available: 0, reason }] : [];
    }),
    refusedCodes: [...refusedCodes],
    refusals,
  };
}

type GrantedLine = {
  id: string;
  quantity: number;
  merchandise: { id?: string } | null;
  sellingPlanAllocation?: { sellingPlan: { id: string } | null } | null;
};
type Warning = { code: string; message: string; target: string } | null;

function findShortLines(
  lines: readonly CheckoutLine[],
  granted: readonly GrantedLine[],
  warnings: readonly Warning[],
): ShortLine[] {
  const getTargets = (code: string) =>
    new Set(warnings.flatMap((warning) => (warning?.code === code ? warning.target : [])));
  const soldOut = getTargets("MERCHANDISE_OUT_OF_STOCK");
  const lowered = getTargets("MERCHANDISE_NOT_ENOUGH_STOCK");
  // A store may leave the line out that it warns of.
  const isTargetMissing = [...soldOut].some((id) => !granted.some((line) => line.id === id));
  // An app of the store may make one line, of a variant that nobody requested, out of several.
  const isRegrouped = granted.some(
    ({ merchandise }) =>
      merchandise?.id && !lines.some(({ merchandiseId }) => merchandiseId === merchandise.id),
  );
  // The variant is there, once or under another plan, where its line was not regrouped.
  const isPlanDropped = ({ merchandiseId, sellingPlanId }: ShortLine) =>
    sellingPlanId !== undefined &&
    granted.some(
      (other) =>
        other.merchandise?.id === merchandiseId && !lines.some((line) => isSameLine(other, line)),
    );

  return lines
    .map(({ quantity: requested, ...line }): ShortLine => {
      const own = granted.filter((other) => isSameLine(other, line));
      const available = own.reduce(
        (sum, { id, quantity }) => sum + (soldOut.has(id) ? 0 : quantity),
        0,
      );
      const isStock =
        own.length === 0
          ? isTargetMissing
          : own.some(({ id }) => soldOut.has(id) || lowered.has(id));
      return { ...line, requested, available, reason: isStock ? "stock" : "unknown" };
    })
    .filter(
      (line) =>
        line.available < line.requested &&
        !(isRegrouped && line.reason === "unknown" && !isPlanDropped(line)),
    );
}

function isSameLine(
  { merchandise, sellingPlanAllocation }: GrantedLine,
  { merchandiseId, sellingPlanId }: Omit<CheckoutLine, "quantity">,
): boolean {
  return (
    merchandise?.id === merchandiseId && sellingPlanAllocation?.sellingPlan?.id === sellingPlanId
  );
}

/** Adds `channel=online_store` (rule 17 in docs/rules.md) and keeps the `key` in the URL. */
function withChannel(checkoutUrl: string): string {
  const url = parseUrl(checkoutUrl);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CheckoutRefused("No checkout URL returned from Shopify");
  }
  url.searchParams.set("channel", "online_store");
  return url.href;
}
