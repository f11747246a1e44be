import type { CommerceAttempt } from "./client";

/** What the server says of a request for which it makes a load context. */
export type LoadContextOptions = {
  /** Absolute address and token for the server's own calls. */
  endpoint: string;
  token: string;
  /** Of the one visitor for whom the page is rendered; `null` when it is kept for everybody. */
  visitorAddress: string | null;
  fetch?: typeof fetch;
  /** Milliseconds, retries included, after which a loader goes on without the store's answer. */
  timeoutMs: number;
  isDocument: boolean;
  /** Pages with a fixed address: path to description. */
  sitePages: ReadonlyMap<string, string>;
  /** The `Content-Security-Policy` of a rendered document. */
  documentPolicy: (html: string) => string;
  /** Address for the browser's calls. */
  publicEndpoint: string;
  siteUrl: string;
  /** Called for every call that the commerce service did not answer. */
  onFailure?: (error: unknown) => void;
  /** Called for every attempt of a call. */
  onAttempt?: (attempt: CommerceAttempt) => void;
};
