import {
  type Asked,
  chosenAnswer,
  type PreparedAnswer,
  prepareAnswer,
  type ReadyAnswer,
} from "../ready-answer.ts";
import { digestOf, type EncodedText, encodedQuickly } from "./encoded-text.ts";
import { type PageRule, staleIfErrorSeconds } from "./page-rules.ts";

/** A finished page: its headers and its text in every encoding. */
export type KeptPage = {
  rule: PageRule;
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

/** Where a copy came from, for whoever looks: the header `x-page`. */
export type Freshness = "fresh" | "stale" | "stale-if-error";

/**
 * Turns a rendered answer into a page that may be kept; `null` for one that may not: anything but a
 * whole page with status 200, or one that asks not to be stored or sets a cookie. Most pages come out
 * as they were `before`, and are then not compressed again.
 */
export async function keptPageFrom(
  response: Response,
  rule: PageRule,
  renderedAt: number,
  before?: KeptPage,
): Promise<KeptPage | null> {
  const { headers } = response;
  const isWhole = response.status === 200 && headers.get("content-type")?.startsWith("text/html");
  const isPrivate = /no-store|private/.test(headers.get("cache-control") ?? "");
  if (!isWhole || isPrivate || headers.has("set-cookie")) return null;

  const identity = new Uint8Array(await response.arrayBuffer());
  if (!isComplete(identity)) return null;
  const digest = digestOf(identity);
  const isSame = before?.text.digest === digest;
  return {
    rule,
    headers: [...headers].filter(([name]) => !ownHeaders.has(name)),
    ...textParts(isSame ? before.text : await encodedQuickly(identity, digest)),
    renderedAt,
    answers: 0,
  };
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
    [...page.headers, ["x-page", freshness], ["cache-control", cacheControl(page.rule, freshness)]],
    page.text.tag,
    page.text.bodies,
  );
  return chosenAnswer(page.prepared[freshness], asked);
}

/**
 * Browsers ask each time, with a tag; a cache in front of the shop does as this one does. Only what is fresh
 * is kept there: a copy that grew old here would be handed on as a new one for as long again.
 */
function cacheControl({ fresh, stale }: PageRule, freshness: Freshness): string {
  const whenAway = `stale-if-error=${staleIfErrorSeconds}`;
  if (freshness === "stale") return `public, max-age=0, ${whenAway}`;
  // A copy that stands in for a page that cannot be rendered is not handed on as a good one.
  if (freshness === "stale-if-error") return "public, max-age=0, must-revalidate";
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, ${whenAway}`;
}

/** What is decided with each answer anew. */
const ownHeaders = new Set(["cache-control", "content-length", "content-encoding", "etag", "vary"]);

/** A page that broke off in the middle of its rendering has no end. */
function isComplete(body: Uint8Array): boolean {
  return new TextDecoder().decode(body.slice(-64)).trimEnd().endsWith("</html>");
}
