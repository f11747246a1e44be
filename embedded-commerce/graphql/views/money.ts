import { storeFacts } from "../../data/store-facts.ts";
import type { View } from "../context.ts";

/** Cents as the API's decimal: exact, without needless zeros but one ("32.0", "27.2", "67.99"). */
export function decimalOf(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const fraction = digits.slice(-2);
  return `${sign}${digits.slice(0, -2)}.${fraction.endsWith("0") ? fraction.slice(0, 1) : fraction}`;
}

export function money(cents: number): View {
  return { amount: decimalOf(cents), currencyCode: storeFacts.currencyCode };
}
