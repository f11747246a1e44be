import { discountCodes } from "#brand/store/discount-codes.ts";
import type { CartProblem } from "./cart-lines.ts";
import { cartLimits } from "./data/store-facts.ts";

/** What a code takes off an order. */
export type AppliedDiscount = { code: string; percent: number; amountCents: number };

/** The code and the words of a warning. */
type Refusal = { code: string; message: string };

/** A code of a cart, in the case in which it was sent, and why it takes nothing off. */
type EvaluatedCode = { code: string; refusal: Refusal | null };

export type Discounts = { codes: readonly EvaluatedCode[]; applied: AppliedDiscount | null };

/** Codes do not combine: the first that applies counts. Rounds to the cent. */
export function evaluateDiscounts(
  codes: readonly string[],
  subtotalCents: number,
  now = Date.now(),
): Discounts {
  let applied: AppliedDiscount | null = null;
  const evaluated = codes.map((code): EvaluatedCode => {
    const record = discountCodes.find((other) => isSameCode(other.code, code));
    if (!record) return refuse(code, "DISCOUNT_NOT_FOUND", `There is no discount code ${code}.`);
    const { percent, endsAt } = record;
    if (endsAt && now >= Date.parse(endsAt))
      return refuse(code, "DISCOUNT_CURRENTLY_INACTIVE", `The discount code ${code} has expired.`);
    if (applied || subtotalCents === 0)
      return refuse(
        code,
        "DISCOUNT_CODE_NOT_HONOURED",
        `The discount code ${code} takes nothing off.`,
      );
    applied = { code, percent, amountCents: Math.round((subtotalCents * percent) / 100) };
    return { code, refusal: null };
  });
  return { codes: evaluated, applied };
}

function refuse(code: string, warning: string, message: string): EvaluatedCode {
  return { code, refusal: { code: warning, message } };
}

/** Trims the codes, keeps each once whatever its case, and reports a problem for one that is too long. */
export function readDiscountCodes(
  inputs: readonly string[],
  field: readonly string[],
): { codes: readonly string[]; problems: readonly CartProblem[] } {
  const byName = new Map<string, string>();
  for (const code of inputs.map((input) => input.trim())) {
    const name = code.toUpperCase();
    if (name !== "" && !byName.has(name)) byName.set(name, code);
  }
  const codes = [...byName.values()];
  const problems = codes
    .filter((code) => code.length > cartLimits.discountCodeCharacters)
    .map(() => ({
      code: "INVALID",
      field,
      message: `A discount code has at most ${cartLimits.discountCodeCharacters} characters.`,
    }));
  return { codes, problems };
}

function isSameCode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}
