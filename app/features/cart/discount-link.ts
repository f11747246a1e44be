import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { removeParameters } from "~/lib/paths";
import { keepDiscountCode, readDiscountCode } from "./discount-code";

/** In the query of any page, as the platform and its redirect theme write it. */
const parameter = "discount";

/** Whether a query has a code that `useDiscountLink` is about to keep. */
export function hasDiscountLink(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
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
