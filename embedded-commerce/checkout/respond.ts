import type { Markup } from "./pages/layout.ts";

/** Checkout pages hold a name and an address: not cached, never framed, no script, no cookie. */
const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "cross-origin-opener-policy": "same-origin",
  // The address of a checkout carries its key.
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
};

/** A form that she has to look at again (422) may be kept by her own browser, or the way back to it ends at an error. */
export async function page(markup: Markup, status = 200): Promise<Response> {
  const keeping = status === 422 ? "private, no-cache" : "no-store";
  return new Response(String(await markup), {
    status,
    headers: { ...pageHeaders, "cache-control": keeping },
  });
}

/** 303, so that a reload never sends a form twice. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}
