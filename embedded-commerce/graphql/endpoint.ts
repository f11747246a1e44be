import { readBody } from "../http/read-body.ts";
import { isSameSecret } from "../storage/carts.ts";
import { executeRequest, type GraphqlRequest } from "./execute.ts";
import type { RequestContext } from "./resolver.ts";
import { SERVED_API_VERSION } from "./schema.ts";

const pathPattern = /^\/api\/\d{4}-\d{2}\/graphql\.json$/;
const maxBodyBytes = 512 * 1024;

export function isGraphqlPath(pathname: string): boolean {
  return pathPattern.test(pathname);
}

/** The Storefront API's endpoint. Refusals before GraphQL have the API's status and shape of `errors`. */
export async function graphqlEndpoint(
  request: Request,
  publicToken: string,
  createContext: () => RequestContext,
): Promise<Response> {
  if (request.method === "OPTIONS") return preflight(request);
  if (request.method !== "POST")
    return respond(405, { errors: "Method Not Allowed" }, { allow: "POST, OPTIONS" });

  const token = request.headers.get("x-shopify-storefront-access-token");
  if (!token) return respond(403, { errors: "Forbidden" });
  if (!isSameSecret(token, publicToken))
    return respond(401, { errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] });

  const body = await readBody(request, maxBodyBytes);
  if (body === null) return respond(413, { errors: "Request Entity Too Large" });
  const parsed = readRequest(body);
  if ("problem" in parsed) return respond(400, { errors: parsed.problem });

  return respond(200, await executeRequest(parsed, createContext()));
}

function readRequest(body: string): GraphqlRequest | { problem: unknown } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { problem: { query: "Required parameter missing or invalid" } };
  }
  if (!isRecord(parsed) || typeof parsed.query !== "string" || parsed.query.trim() === "")
    return { problem: { query: "Required parameter missing or invalid" } };

  const { variables, operationName } = parsed;
  if (variables != null && !isRecord(variables))
    return { problem: { variables: "Parameter must be an object" } };
  return {
    query: parsed.query,
    variables: variables ?? {},
    operationName: typeof operationName === "string" && operationName ? operationName : null,
  };
}

function preflight(request: Request): Response {
  const requested = request.headers.get("access-control-request-headers");
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers":
        requested ?? "content-type, accept, x-shopify-storefront-access-token",
      "access-control-max-age": "86400",
    },
  });
}

/** Browsers call the API from any origin. It uses no cookies. */
const crossOrigin = { "access-control-allow-origin": "*" };

function respond(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: {
      ...crossOrigin,
      "access-control-expose-headers": "X-Shopify-API-Version, Retry-After",
      "x-shopify-api-version": SERVED_API_VERSION,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      ...headers,
    },
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
