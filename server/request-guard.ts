import { kindPage } from "./kind-page.ts";

/** Far beyond any address that the shop itself produces; a shared filter stays under 500. */
export const longestAddress = 4096;

/**
 * Answers what cannot be a page's address: too long, broken percent-encoding, doubled or trailing
 * slashes. `null` means that the request may go on.
 */
export function refuseMalformedAddress(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  if (pathname.length + search.length > longestAddress) {
    return kindPage(414, "That address is too long", "Please go back and try a shorter one.");
  }
  if (!isReadable(pathname)) {
    return kindPage(400, "That address is not readable", "It may have been cut off or mistyped.");
  }

  // One address per page. Doubled slashes go first: `//host/` without its last slash would be
  // an address on another host.
  const canonical = pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return canonical === pathname ? null : redirect(canonical + search);
}

/** Every page has an address in lower case; escapes keep theirs. `null` when this is one. */
export function correctCase(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const canonical = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
  return canonical === pathname ? null : redirect(canonical + search);
}

/** Methods that are meant for proxies, and that no request on its way inside can have. */
export function refuseProxyMethods(request: Request): Response | null {
  return /^(?:connect|trace|track)$/i.test(request.method) ? refuseMethod() : null;
}

/** Pages are only read. `null` means that the method is fine. */
export function refuseOtherMethods(request: Request): Response | null {
  return request.method === "GET" || request.method === "HEAD" ? null : refuseMethod();
}

function refuseMethod(): Response {
  const answer = kindPage(405, "That did not work", "This page can only be read.");
  answer.headers.set("allow", "GET, HEAD");
  return answer;
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}
