import type { CommerceAttempt } from "./client";

/** What the server knows of a request. */
export type LoadContextOptions = {
  /** Absolute URL and token for the server's own calls. */
  endpoint: string;
  token: string;
  /** IP address of the visitor for whom the page is rendered; `null` for a page that is cached. */
  visitorAddress: string | null;
  fetch?: typeof fetch;
  /** Milliseconds, retries included, after which a loader continues without the store's response. */
  timeoutMs: number;
  isDocument: boolean;
  /** Pages with a fixed path: path to description. */
  sitePages: ReadonlyMap<string, string>;
  /** The `Content-Security-Policy` of a rendered document. */
  documentPolicy: (html: string) => string;
  /** URL for the browser's calls. */
  publicEndpoint: string;
  siteUrl: string;
  /** Called for every call that failed, after its retries. */
  onFailure?: (error: unknown) => void;
  /** Called for every attempt of a call. */
  onAttempt?: (attempt: CommerceAttempt) => void;
};
