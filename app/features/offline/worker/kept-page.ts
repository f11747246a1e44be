import { keptHeaders } from "../cache-names";

/** Named by every page of the application, and by no other document. */
const application = /\/assets\/manifest-[\w-]+\.js/;

/** Whether an answer may be kept: a whole page of the shop that does not ask to be left alone. */
export function mayBeKept({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  const isPrivate = /no-store|private/.test(headers.get("cache-control") ?? "");
  return status === 200 && !redirected && isPage && !isPrivate && !headers.has("set-cookie");
}

/**
 * The copy that stands in for the page without a network. It says of itself when it was kept, on its
 * first element, so that it can never pass for a fresh one. `null` for a document of another kind.
 */
export function copyOf(html: string, headers: Headers, keptAt: Date): Response | null {
  if (!application.test(html)) return null;
  const text = html.replace(/<html(?=[\s>])/, `<html data-kept="${keptAt.toISOString()}"`);
  const copied = new Headers(headers);
  for (const name of ofTheTransport) copied.delete(name);
  copied.set(keptHeaders.at, keptAt.toISOString());
  copied.set(keptHeaders.title, encodeURIComponent(titleOf(html)));
  return new Response(text, { headers: copied });
}

/** The files that the page itself names: its look, its icons and the scripts that it starts with. */
export function filesNamedIn(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[\w.-]+)/g)].map(([, path = ""]) => path))];
}

function titleOf(html: string): string {
  const text = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

const ofTheTransport = ["content-encoding", "content-length", "etag", "vary", "age", "x-page"];
