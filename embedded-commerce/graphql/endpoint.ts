import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import * as v from "valibot";
import { isSameSecret } from "../storage/carts.ts";
import { executeRequest } from "./execute.ts";
import type { RequestContext } from "./resolver.ts";
import { SERVED_API_VERSION } from "./schema.ts";

const path = "/api/:version{[0-9]+-[0-9]+}/graphql.json";
const maxBodyBytes = 512 * 1024;

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const requestBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    query: v.pipe(v.string(), v.regex(/\S/)),
    variables: v.nullish(v.custom<Record<string, unknown>>(isObject), {}),
    operationName: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
  }),
);

/** The Storefront API's endpoint. Refusals before GraphQL have the API's status and shape of `errors`. */
export function graphqlEndpoint(
  publicToken: string,
  createContext: (request: Request) => RequestContext,
): Hono {
  const app = new Hono();
  app.use(
    path,
    // Browsers call the API from any origin. It uses no cookies.
    cors({
      origin: "*",
      allowMethods: ["POST"],
      maxAge: 86_400,
      exposeHeaders: ["X-Shopify-API-Version", "Retry-After"],
    }),
    async (context, next) => {
      context.header("x-shopify-api-version", SERVED_API_VERSION);
      context.header("x-content-type-options", "nosniff");
      context.header("cache-control", "no-store");
      await next();
    },
  );
  app.post(
    path,
    async (context, next) => {
      const token = context.req.header("x-shopify-storefront-access-token");
      if (!token) return context.json({ errors: "Forbidden" }, 403);
      if (isSameSecret(token, publicToken)) return next();
      return context.json({ errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] }, 401);
    },
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => context.json({ errors: "Request Entity Too Large" }, 413),
    }),
    async (context) => {
      const parsed = v.safeParse(requestBody, await context.req.text());
      if (parsed.success)
        return context.json(await executeRequest(parsed.output, createContext(context.req.raw)));
      const isQueryValid = parsed.issues[0].path?.[0]?.key === "variables";
      return context.json(
        {
          errors: isQueryValid
            ? { variables: "Parameter must be an object" }
            : { query: "Required parameter missing or invalid" },
        },
        400,
      );
    },
  );
  return app;
}
