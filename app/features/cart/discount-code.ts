import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { removeParameters } from "~/lib/paths";

/** In session storage. */
const key = "shop-discount";
/** Of the platform. */
const maxCharacters = 255;
/** In the query of any page, as the platform and its redirect theme write it. */
const parameter = "discount";

/** Whether a query has a code that `useDiscountLink` is about to keep. */
export function hasDiscountLink(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}

/** Where session storage does not work, until the page is loaded again. */
let inMemory: string | null = null;

/** Keeps the code of a link for the visit, in place of an earlier one. Text that is no code changes nothing. */
export function keepDiscountCode(text: string): void {
  const code = parseCode(text);
  if (!code) return;
  inMemory = code;
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Storage is full or blocked.
  }
}

/** The kept code, in the case in which it was written; `null` without one. */
export function readDiscountCode(): string | null {
  try {
    return parseCode(sessionStorage.getItem(key) ?? "") ?? inMemory;
  } catch {
    return inMemory;
  }
}

function parseCode(text: string): string | null {
  const code = text.trim();
  const isCode = code !== "" && code.length <= maxCharacters && !/\p{Cc}/u.test(code);
  return isCode ? code : null;
}

/** Keeps the code in the query of the open page, and takes it out of the address. */
export function useDiscountLink(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const code = new URLSearchParams(search).get(parameter);
    if (code === null) return;
    keepDiscountCode(code);
    const rest = { search: removeParameters(search, [parameter]), hash };
    navigate(rest, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [search, hash, navigate]);
}
