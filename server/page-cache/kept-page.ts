import {
  type Asked,
  chosenAnswer,
  type PreparedAnswer,
  prepareAnswer,
  type ReadyAnswer,
} from "../ready-answer.ts";
import { digestOf, type EncodedText, encodedQuickly, noText } from "./encoded-text.ts";
import { type CacheRule, staleIfErrorSeconds } from "./page-rules.ts";

/** A finished page: its headers and its text in every encoding. */
export type KeptPage = {
  rule: CacheRule;
  /** 404, or 302 to the page that says so, when the commerce service has nothing of that name. */
  status: KeptStatus;
  headers: [name: string, value: string][];
  text: EncodedText;
  /** Made when a copy is answered with for the first time. */
  prepared: Partial<Record<Freshness, PreparedAnswer>>;
  /** Milliseconds of the clock that the cache was given. */
  renderedAt: number;
  /** Set when the commerce service said that what is on it has changed. */
  isExpired?: boolean;
  /** When renewing it last failed. */
  failedAt?: number;
  /** How often a copy was answered with. */
  answers: number;
  /** What it takes of the cache. */
  bytes: number;
};

type KeptStatus = 200 | 302 | 404;

/** Where a copy came from, for whoever looks: the header `x-page`. */
export type Freshness = "fresh" | "stale" | "stale-if-error";

/**
 * Turns a rendered answer into a page that may be kept; `null` for one that may not: anything but a whole
 * page or the word that there is none, or one that asks not to be stored or sets a cookie. Most pages come
 * out as they were `before`, and are then not compressed again.
 */
export async function keptPageFrom(
  response: Response,
  rule: CacheRule,
  renderedAt: number,
  before?: KeptPage,
): Promise<KeptPage | null> {
  const { headers } = response;
  const status = keptStatusOf(response);
  const isPrivate = /no-store|private/.test(headers.get("cache-control") ?? "");
  if (!status || isPrivate || headers.has("set-cookie")) return null;

  const text = status === 302 ? noText : await encodedText(response, before?.text);
  return (
    text && {
      rule,
      status,
      headers: [...headers].filter(([name]) => !ownHeaders.has(name)),
      ...textParts(text),
      renderedAt,
      answers: 0,
    }
  );
}

function keptStatusOf({ status, headers }: Response): KeptStatus | null {
  if (status === 302) return headers.get("location") === "/404" ? status : null;
  const isPage = isDocument(headers) || isData(headers);
  return isPage && (status === 200 || status === 404) ? status : null;
}

/** `null` when it broke off. */
async function encodedText(response: Response, before?: EncodedText): Promise<EncodedText | null> {
  const identity = new Uint8Array(await response.arrayBuffer());
  if (isDocument(response.headers) && !isComplete(identity)) return null;
  const digest = digestOf(identity);
  return before?.digest === digest ? before : encodedQuickly(identity, digest);
}

/** All of a page that depends on how its text is compressed. */
export function textParts(text: EncodedText): Pick<KeptPage, "text" | "prepared" | "bytes"> {
  return { text, prepared: {}, bytes: text.bytes + headBytes };
}

/** About what the heads of all answers take that one page can be. */
const headBytes = 4096;

/** The answer that a copy is, whole or as 304 for a client that has the same one. */
export function answerWith(page: KeptPage, freshness: Freshness, asked: Asked): ReadyAnswer {
  page.prepared[freshness] ??= prepareAnswer(
    [...page.headers, ["x-page", freshness], ["cache-control", cacheControl(page, freshness)]],
    page.text.tag,
    page.text.bodies,
    page.status,
  );
  return chosenAnswer(page.prepared[freshness], asked);
}

function isDocument(headers: Headers): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** What React Router answers for the data of a navigation. */
function isData(headers: Headers): boolean {
  return headers.get("content-type")?.startsWith("text/x-script") ?? false;
}

/**
 * Browsers revalidate a document each time. They keep data while it is fresh, so that going back and prefetched links
 * need no request. A cache in front of the shop does as this one does, but keeps only what is fresh: a copy that grew
 * old here would be handed on as a new one for as long again.
 */
function cacheControl({ rule, status, headers }: KeptPage, freshness: Freshness): string {
  // What is not there may be in a minute, and no message about it reaches the caches in front.
  if (status !== 200) return "no-cache";
  const { fresh, stale } = rule;
  const whenAway = `stale-if-error=${staleIfErrorSeconds}`;
  if (freshness === "stale") return `public, max-age=0, ${whenAway}`;
  // A copy that stands in for a page that cannot be rendered is not handed on as a good one.
  if (freshness === "stale-if-error") return "public, max-age=0, must-revalidate";
  // Without stale-while-revalidate, which would have browsers show an old price as well.
  if (isData(new Headers(headers))) return `public, max-age=${fresh}, ${whenAway}`;
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, ${whenAway}`;
}

/** What is decided with each answer anew. */
const ownHeaders = new Set(["cache-control", "content-length", "content-encoding", "etag", "vary"]);

/** A page that broke off in the middle of its rendering has no end. */
function isComplete(body: Uint8Array): boolean {
  return new TextDecoder().decode(body.slice(-64)).trimEnd().endsWith("</html>");
}
