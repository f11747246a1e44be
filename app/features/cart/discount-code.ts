import { create } from "zustand";

/** In session storage. */
const key = "shop-discount";
/** Of the platform. */
export const maxCodeCharacters = 255;

/**
 * The code that is kept for the visit, in the case in which it was written. `null` without one, on the server, and
 * until `useDiscountLink` has read it. In memory only where session storage does not work.
 */
export const useDiscountCode = create<{ code: string | null }>(() => ({ code: null }));
const { setState } = useDiscountCode;

/** Keeps a code for the visit, in place of an earlier one. Returns false for text that is no code, and keeps nothing. */
export function keepDiscountCode(text: string): boolean {
  const code = parseCode(text);
  if (!code) return false;
  setState({ code });
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Storage is full or blocked.
  }
  return true;
}

export function removeDiscountCode(): void {
  setState({ code: null });
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so it holds no code.
  }
}

/** Reads the code that an earlier page of the visit kept. */
export function readDiscountCode(): void {
  try {
    const code = parseCode(sessionStorage.getItem(key) ?? "");
    if (code) setState({ code });
  } catch {
    // Storage is blocked.
  }
}

function parseCode(text: string): string | null {
  const code = text.trim();
  const isCode = code !== "" && code.length <= maxCodeCharacters && !/\p{Cc}/u.test(code);
  return isCode ? code : null;
}
