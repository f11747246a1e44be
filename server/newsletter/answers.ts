import {
  answerId,
  type NewsletterSource,
  newsletterAnswers,
  newsletterRefusals,
} from "../../app/content/newsletter.ts";
import { kindPage } from "../kind-page.ts";

/** How a sign-up ended: an HTTP status and a sentence for the visitor. */
export type Outcome = {
  status: 200 | 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  message: string;
  retryAfterSeconds?: number;
};

/** The enhanced form, and whatever is no browser that shows pages, gets JSON. */
export function asksForJson({ headers }: Request): boolean {
  const isJson = headers.get("content-type")?.toLowerCase().startsWith("application/json");
  return isJson || !headers.get("accept")?.includes("text/html");
}

export function jsonAnswer({ status, message, retryAfterSeconds }: Outcome): Response {
  const answer = Response.json({ message }, { status, headers: { "cache-control": "no-store" } });
  return withWait(answer, retryAfterSeconds);
}

/**
 * For a form without script. What has a place in the page goes back to it, where the fragment of the
 * address shows the sentence, so that the page itself is the same for everybody. The rest is a page
 * of its own, with its true status.
 */
export function pageAnswer(
  outcome: Outcome,
  request: Request,
  siteUrl: string,
  source: NewsletterSource,
): Response {
  const { status, message, retryAfterSeconds } = outcome;
  if (status === 200 || status === 422) {
    const id = answerId(source, status === 200 ? "thanks" : "invalid");
    const location = `${pageBefore(request, siteUrl)}#${id}`;
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  }
  return withWait(kindPage(status, headings[status], message), retryAfterSeconds);
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

/** The path of our own page that held the form; a path alone leads to no other site. */
function pageBefore(request: Request, siteUrl: string): string {
  const referrer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referrer)) return "/";
  const { origin, pathname, search } = new URL(referrer);
  const isOurs = origin === siteUrl || origin === new URL(request.url).origin;
  // Two slashes at the start would name another host.
  return isOurs && !pathname.startsWith("//") ? pathname + search : "/";
}

function withWait(answer: Response, seconds: number | undefined): Response {
  if (seconds !== undefined) answer.headers.set("retry-after", String(seconds));
  return answer;
}

export const outcomes = {
  thanks: { status: 200, message: newsletterAnswers.thanks },
  unreadable: { status: 400, message: newsletterRefusals.unreadable },
  fromElsewhere: { status: 403, message: newsletterRefusals.fromElsewhere },
  onlySent: { status: 405, message: newsletterRefusals.onlySent },
  tooLarge: { status: 413, message: newsletterRefusals.tooLarge },
  wrongType: { status: 415, message: newsletterRefusals.wrongType },
  invalid: { status: 422, message: newsletterAnswers.invalid },
  notStored: { status: 503, message: newsletterRefusals.notStored, retryAfterSeconds: 120 },
} as const satisfies Record<string, Outcome>;

export function tooOften(retryAfterSeconds: number): Outcome {
  return { status: 429, message: newsletterRefusals.tooOften, retryAfterSeconds };
}
