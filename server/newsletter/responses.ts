import {
  getMessageId,
  type NewsletterSource,
  newsletterMessages,
  newsletterRefusals,
} from "../../app/content/newsletter.ts";
import { errorPage } from "../error-page.ts";

/** The result of a sign-up: an HTTP status and a message for the visitor. */
export type Outcome = {
  status: 200 | 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  message: string;
  retryAfterSeconds?: number;
};

export const outcomes = {
  thanks: { status: 200, message: newsletterMessages.thanks },
  unreadable: { status: 400, message: newsletterRefusals.unreadable },
  crossOrigin: { status: 403, message: newsletterRefusals.fromElsewhere },
  wrongMethod: { status: 405, message: newsletterRefusals.onlySent },
  tooLarge: { status: 413, message: newsletterRefusals.tooLarge },
  wrongType: { status: 415, message: newsletterRefusals.wrongType },
  invalid: { status: 422, message: newsletterMessages.invalid },
  notStored: { status: 503, message: newsletterRefusals.notStored, retryAfterSeconds: 120 },
} as const satisfies Record<string, Outcome>;

export function tooManyRequests(retryAfterSeconds: number): Outcome {
  return { status: 429, message: newsletterRefusals.tooOften, retryAfterSeconds };
}

/**
 * JSON for fetch. For a form without script, success and an invalid address redirect to the page of the form, where
 * the URL's fragment shows the message; everything else is an error page.
 */
export function toResponse(
  { status, message, retryAfterSeconds }: Outcome,
  request: Request,
  siteUrl: string,
  source: NewsletterSource = "footer",
): Response {
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (retryAfterSeconds !== undefined) headers["retry-after"] = String(retryAfterSeconds);
  const isJson = request.headers.get("content-type")?.toLowerCase().startsWith("application/json");
  if (isJson || !request.headers.get("accept")?.includes("text/html"))
    return Response.json({ message }, { status, headers });
  if (status === 200 || status === 422) {
    const id = getMessageId(source, status === 200 ? "thanks" : "invalid");
    headers.location = `${getFormPath(request, siteUrl)}#${id}`;
    return new Response(null, { status: 303, headers });
  }
  const page = errorPage(status, headings[status], message);
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

const headings: Record<Exclude<Outcome["status"], 200 | 422>, string> = {
  400: "That did not work",
  403: "That came from another site",
  405: "There is nothing to read here",
  413: "That is too much",
  415: "That did not work",
  429: "One moment, please",
  503: "Please try again",
};

/** The path of the page with the form, from `Referer`; `/` without one of the shop. */
function getFormPath({ url, headers }: Request, siteUrl: string): string {
  const referrer = URL.parse(headers.get("referer") ?? "");
  const isOurs = referrer?.origin === siteUrl || referrer?.origin === new URL(url).origin;
  // A path that starts with two slashes would be another host.
  if (!referrer || !isOurs || referrer.pathname.startsWith("//")) return "/";
  return referrer.pathname + referrer.search;
}
