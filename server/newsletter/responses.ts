import {
  answerId,
  type NewsletterSource,
  newsletterAnswers,
  newsletterRefusals,
} from "../../app/content/newsletter.ts";
import { kindPage } from "../kind-page.ts";

/** The result of a sign-up: an HTTP status and a message for the visitor. */
export type Outcome = {
  status: 200 | 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  message: string;
  retryAfterSeconds?: number;
};

/** The form with script and clients that show no pages get JSON. */
export function acceptsJson({ headers }: Request): boolean {
  const isJson = headers.get("content-type")?.toLowerCase().startsWith("application/json");
  return isJson || !headers.get("accept")?.includes("text/html");
}

export function toJsonResponse({ status, message, retryAfterSeconds }: Outcome): Response {
  const response = Response.json({ message }, { status, headers: { "cache-control": "no-store" } });
  return withRetryAfter(response, retryAfterSeconds);
}

/**
 * For a form without script. Thanks and an invalid address redirect to the page of the form, where the
 * fragment of the URL shows the message. Everything else is a page of its own, with its status.
 */
export function toPageResponse(
  outcome: Outcome,
  request: Request,
  siteUrl: string,
  source: NewsletterSource,
): Response {
  const { status, message, retryAfterSeconds } = outcome;
  if (status === 200 || status === 422) {
    const id = answerId(source, status === 200 ? "thanks" : "invalid");
    const location = `${getFormPath(request, siteUrl)}#${id}`;
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  }
  return withRetryAfter(kindPage(status, headings[status], message), retryAfterSeconds);
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

/** The path of the page with the form, `/` for one of another site. */
function getFormPath(request: Request, siteUrl: string): string {
  const referrer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referrer)) return "/";
  const { origin, pathname, search } = new URL(referrer);
  const isOurs = origin === siteUrl || origin === new URL(request.url).origin;
  // A path that starts with two slashes would be another host.
  return isOurs && !pathname.startsWith("//") ? pathname + search : "/";
}

function withRetryAfter(response: Response, seconds: number | undefined): Response {
  if (seconds !== undefined) response.headers.set("retry-after", String(seconds));
  return response;
}

export const outcomes = {
  thanks: { status: 200, message: newsletterAnswers.thanks },
  unreadable: { status: 400, message: newsletterRefusals.unreadable },
  crossOrigin: { status: 403, message: newsletterRefusals.fromElsewhere },
  wrongMethod: { status: 405, message: newsletterRefusals.onlySent },
  tooLarge: { status: 413, message: newsletterRefusals.tooLarge },
  wrongType: { status: 415, message: newsletterRefusals.wrongType },
  invalid: { status: 422, message: newsletterAnswers.invalid },
  notStored: { status: 503, message: newsletterRefusals.notStored, retryAfterSeconds: 120 },
} as const satisfies Record<string, Outcome>;

export function tooManyRequests(retryAfterSeconds: number): Outcome {
  return { status: 429, message: newsletterRefusals.tooOften, retryAfterSeconds };
}
