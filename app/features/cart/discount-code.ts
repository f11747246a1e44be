import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { create } from "zustand";
import { removeParameters } from "~/lib/paths";

/** In session storage. */
const key = "shop-discount";
/** Of the platform. */
export const maxCodeCharacters = 255;
/** In the query of any page, as the platform and its redirect theme write it. */
const parameter = "discount";

/**
 * The code that is kept for the visit, in the case in which it was written. `null` without one, on the server, and
 * until `useDiscountLink` has read it. In memory only where session storage does not work.
 */
export const useDiscountCode = create<{ code: string | null }>(() => ({ code: null }));
const { setState } = useDiscountCode;

/** Whether a query has a code that `useDiscountLink` is about to keep. */
export function hasDiscountLink(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}

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

/** Reads the kept code, keeps the one in the query of the open page, and takes it out of the address. */
export function useDiscountLink(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(readDiscountCode, []);
  useEffect(() => {
    const code = new URLSearchParams(search).get(parameter);
    if (code === null) return;
    keepDiscountCode(code);
    const rest = { search: removeParameters(search, [parameter]), hash };
    navigate(rest, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [search, hash, navigate]);
}
