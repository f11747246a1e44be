import {
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  getOperationAST,
  parse,
  validate,
} from "graphql";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { isSameSecret } from "../storage/carts.ts";
import { assertWithinLimits, maxTokens, nestedTooDeeply, tooComplex } from "./query-limits.ts";
import { type RequestContext, resolveField } from "./resolver.ts";
import { officialSchema, SERVED_API_VERSION } from "./schema.ts";
import { validationRules } from "./validation.ts";
import { rootMutation } from "./views/mutations.ts";
import { rootQuery } from "./views/queries.ts";

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

/** Who sent a request, as far as it is known. */
export type ClientEnvironment = { Bindings: { client: string } };

/** The Storefront API's endpoint. Refusals before GraphQL have the API's status and shape of `errors`. */
export function graphqlEndpoint(
  tokens: Readonly<Record<"public" | "private", string>>,
  createContext: (request: Request, client: string) => RequestContext,
): Hono<ClientEnvironment> {
  const app = new Hono<ClientEnvironment>();
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
      const publicToken = context.req.header("x-shopify-storefront-access-token");
      const privateToken = context.req.header("shopify-storefront-private-token");
      if (!publicToken && !privateToken) return context.json({ errors: "Forbidden" }, 403);
      const isValid = privateToken
        ? isSameSecret(privateToken, tokens.private)
        : isSameSecret(publicToken ?? "", tokens.public);
      if (isValid) return next();
      return context.json({ errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] }, 401);
    },
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => context.json({ errors: "Request Entity Too Large" }, 413),
    }),
    async (context) => {
      const parsed = v.safeParse(requestBody, await context.req.text());
      if (parsed.success) {
        const contextValue = createContext(context.req.raw, context.env.client);
        return context.json(await executeRequest(parsed.output, contextValue));
      }
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

/**
 * Documents that passed validation, by their text. Counted in characters: a document with many aliases, once parsed,
 * takes twenty bytes for each of them.
 */
export const validDocuments = new LRUCache<string, DocumentNode>({
  maxSize: 100_000,
  maxEntrySize: 20_000,
  sizeCalculation: (_, query) => query.length,
});

/** Executes one GraphQL request. Never throws: failures are in `errors`, as the API does with status 200. */
async function executeRequest(
  { query, variables, operationName }: v.InferOutput<typeof requestBody>,
  contextValue: RequestContext,
): Promise<FormattedExecutionResult> {
  try {
    // Without locations: graphql-js finds the line of each error by reading the text from its beginning.
    const document = validDocuments.get(query) ?? parse(query, { maxTokens, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new GraphQLError("No operation named in the request was found.");
    assertWithinLimits(document, operation, variables);

    if (!validDocuments.has(query)) {
      const errors = validate(officialSchema(), parse(query), validationRules, { maxErrors: 20 });
      if (errors.length > 0) return { errors: errors.map(formatError) };
      validDocuments.set(query, document);
    }
    const { data, errors } = await execute({
      schema: officialSchema(),
      document,
      rootValue: operation.operation === "mutation" ? rootMutation : rootQuery,
      contextValue,
      variableValues: variables,
      operationName,
      fieldResolver: resolveField,
    });
    if (!errors) return { data };
    return { errors: errors.map(formatError), ...(data === undefined ? {} : { data }) };
  } catch (error) {
    // The parser calls itself for each level. Nothing of the document was executed.
    if (error instanceof RangeError) return { errors: [formatError(tooComplex(nestedTooDeeply))] };
    return { errors: [error instanceof GraphQLError ? formatError(error) : internalError(error)] };
  }
}

function formatError(error: GraphQLError): GraphQLFormattedError {
  const cause = error.originalError;
  return cause && !(cause instanceof GraphQLError) ? internalError(cause, error) : error.toJSON();
}

/** The API's own message for a defect. The details go to the log. */
function internalError(cause: unknown, at?: GraphQLError): GraphQLFormattedError {
  console.error("The embedded commerce service failed to resolve a field.", cause);
  return new GraphQLError("Internal error. Looks like something went wrong on our end.", {
    path: at?.path ?? null,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  }).toJSON();
}
