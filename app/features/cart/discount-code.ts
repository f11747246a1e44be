import { create } from "zustand";

/** In session storage. */
const key = "shop-discount";
/** Shopify's limit for one code; here the limit for all of them together. */
export const maxCodeCharacters = 255;

/**
 * The codes that are kept for the visit, in the case in which they were written. Empty without one, on the server, and
 * until `useDiscountLink` has read them.
 */
export const useDiscountCodes = create<{ codes: readonly string[] }>(() => ({ codes: [] }));
const { setState } = useDiscountCodes;

/**
 * Keeps a code for the visit, or several with commas between them, in place of earlier ones. Returns false for text that
 * is not a code, and keeps nothing.
 */
export function keepDiscountCodes(text: string): boolean {
  const codes = parseCodes(text);
  if (codes.length === 0) return false;
  setState({ codes });
  sessionStorage.setItem(key, codes.join());
  return true;
}

export function removeDiscountCodes(): void {
  setState({ codes: [] });
  sessionStorage.removeItem(key);
}

/** Reads the codes that an earlier page of the visit kept. */
export function readDiscountCodes(): void {
  const codes = parseCodes(sessionStorage.getItem(key) ?? "");
  if (codes.length > 0) setState({ codes });
}

/** Splits codes at commas, as Shopify's links do. */
function parseCodes(text: string): string[] {
  if (text.trim().length > maxCodeCharacters || /\p{Cc}/u.test(text.trim())) return [];
  const codes = text.split(",").map((code) => code.trim());
  return [...new Set(codes)].filter((code) => code !== "");
}
