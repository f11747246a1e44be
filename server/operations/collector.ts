import { readBody } from "../../embedded-commerce/http/read-body.ts";
import { createRateLimit } from "../rate-limit.ts";
import { isFromElsewhere } from "../same-origin.ts";

type CollectorParts = {
  /** Canonical origin of the shop. */
  siteUrl: string;
  /** Content types that are read; pages of other sites cannot send them without asking. */
  types: readonly string[];
  mostBytes: number;
  /** How often one client may send something in ten minutes. */
  timesInTenMinutes: number;
  /** Returns whether this is what is collected here. */
  take(value: unknown, request: Request): boolean;
};

/** Answers what a visitor's browser sends by itself, from a client named by its network address. */
export type Collector = (request: Request, client: string) => Promise<Response>;

/** A door for what browsers send without anybody waiting: small, from our own pages, never too often. */
export function createCollector(parts: CollectorParts): Collector {
  const { siteUrl, types, mostBytes, timesInTenMinutes, take } = parts;
  const limit = createRateLimit({ times: timesInTenMinutes, perMs: 10 * 60_000 });

  return async (request, client) => {
    if (request.method !== "POST") return answer(405, { allow: "POST" });
    if (isFromElsewhere(request, siteUrl)) return answer(403);
    const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (!types.includes(type ?? "")) return answer(415);
    // Told of the limit, a browser would send it all again later.
    if (limit.secondsToWait(client) > 0) return answer(204);
    const body = await readBody(request, mostBytes);
    if (body === null) return answer(413);
    return answer(take(parsed(body), request) ? 204 : 400);
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
}
