import { errorPage } from "./error-page.ts";

/** URLs of the shop stay under 500. */
const maxAddressCharacters = 4096;

/** Responds to an invalid request; `null` for a valid one. */
export function refuseUnreadable({ url, method }: Request): Response | null {
  const address = URL.parse(url);
  if (!address)
    return errorPage(400, "That request is not readable", "Its address names no host that exists.");
  if (address.pathname.length + address.search.length > maxAddressCharacters)
    return errorPage(414, "That address is too long", "Please go back and try a shorter one.");
  if (!isReadable(address.pathname))
    return errorPage(400, "That address is not readable", "It may have been cut off or mistyped.");
  // A `Request` with this method cannot be cloned.
  return method === "TRACE" ? refuseMethod() : null;
}

export function refuseMethod(): Response {
  return errorPage(405, "That did not work", "This page can only be read.", { allow: "GET, HEAD" });
}

/**
 * Redirects to the canonical URL: lower case except for percent-encoding, without double and trailing slashes.
 * `null` when the URL is canonical.
 */
export function redirectToCanonical({ url }: Request): Response | null {
  const { pathname, search } = new URL(url);
  const canonical = pathname
    // First, because `//host` would be a URL of another host.
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  if (canonical === pathname) return null;
  return new Response(null, { status: 308, headers: { location: canonical + search } });
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
