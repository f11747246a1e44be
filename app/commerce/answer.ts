import { CommerceError } from "./errors";

/**
 * What a route knows of something it asked the store for:
 * - `rendered`: the server asked, and the page was rendered with it;
 * - `known`: the browser asked not long ago;
 * - `asked`: the browser is asking;
 * - `missing`: the server got no answer; the browser tries itself.
 */
export type Answer<T> =
  | { state: "rendered"; value: T }
  | { state: "known"; value: T }
  | { state: "asked"; promise: Promise<T> }
  | { state: "missing" };

/** Asks while a page is rendered. A store that fails leaves a gap in the page, not an error page. */
export async function askOnServer<T>(question: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { state: "rendered", value: await question() };
  } catch (error) {
    if (error instanceof CommerceError) return { state: "missing" };
    throw error;
  }
}

/** The status of a page whose content is this answer, and the caching that goes with it. */
export function responseFor(answer: Answer<unknown>): ResponseInit {
  if (answer.state === "missing") return { status: 503, headers: { "Cache-Control": "no-store" } };
  if (answer.state === "rendered" && answer.value === null) return { status: 404 };
  return { status: 200 };
}
