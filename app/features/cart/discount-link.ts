import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { removeParameters } from "~/lib/paths";
import { reportDiscountCodes } from "./cart-store";
import { keepDiscountCodes, readDiscountCodes } from "./discount-code";

/** In the query of any page, as the platform and its redirect theme write it. */
export const discountParameter = "discount";

/** Whether a query has codes that `useDiscountLink` is about to keep. */
export function hasDiscountLink(search: string): boolean {
  return new URLSearchParams(search).has(discountParameter);
}

/** Reads the kept codes, keeps those in the query of the open page, and takes them out of the address. */
export function useDiscountLink(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(readDiscountCodes, []);
  useEffect(() => {
    const code = new URLSearchParams(search).get(discountParameter);
    if (code === null) return;
    if (keepDiscountCodes(code)) reportDiscountCodes();
    const rest = { search: removeParameters(search, [discountParameter]), hash };
    navigate(rest, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [search, hash, navigate]);
}
