import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  getOperationAST,
  parse,
  validate,
} from "graphql";
import type { CommerceContext, RequestContext } from "./context.ts";
import { resolveField, resolveType } from "./field-resolver.ts";
import { MAX_COST, MAX_DEPTH, measureQuery } from "./query-cost.ts";
import { officialSchema } from "./schema.ts";
import { validationRules } from "./validation-rules.ts";
import { variableErrors } from "./variable-errors.ts";
import { collection } from "./views/collection.ts";
import { product } from "./views/product.ts";
import { rootMutation } from "./views/root-mutation.ts";
import { rootQuery } from "./views/root-query.ts";

export type GraphqlRequest = {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
};

export type GraphqlAnswer = {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
};

/** A shop's largest document has some hundreds of tokens; validation takes quadratic time in the worst case. */
const MAX_TOKENS = 4_000;

/** Documents that passed validation; a shop asks the same handful again and again. */
const validDocuments = new Map<string, DocumentNode>();
const MOST_REMEMBERED = 200;
const LONGEST_REMEMBERED = 20_000;

/** Answers one GraphQL request. Never throws: what goes wrong is in `errors`, as the API does with status 200. */
export async function answerGraphql(
  request: GraphqlRequest,
  context: RequestContext,
): Promise<GraphqlAnswer> {
  try {
    const document = readDocument(request.query);
    const operation = getOperationAST(document, request.operationName);
    if (!operation) return failed(new GraphQLError("No operation named in the request was found."));

    const bounds = measureQuery(document, operation, request.variables);
    if (bounds.cycle !== null) {
      const extensions = { code: "infiniteLoop", fragmentName: bounds.cycle };
      const message = `Fragment ${bounds.cycle} contains an infinite loop`;
      return failed(new GraphQLError(message, { extensions }));
    }
    if (bounds.depth > MAX_DEPTH) {
      const extensions = {
        code: "MAX_COMPLEXITY_EXCEEDED",
        depth: bounds.depth,
        maxDepth: MAX_DEPTH,
      };
      const message = `Query has depth of ${bounds.depth}, which exceeds max depth of ${MAX_DEPTH}`;
      return failed(new GraphQLError(message, { extensions }));
    }
    if (bounds.cost > MAX_COST) {
      const extensions = { code: "MAX_COMPLEXITY_EXCEEDED", cost: bounds.cost, maxCost: MAX_COST };
      const message = `Query cost is ${bounds.cost}, which exceeds the single query max cost limit (${MAX_COST}).`;
      return failed(new GraphQLError(message, { extensions }));
    }

    const invalid = validationErrors(request.query, document);
    if (invalid.length > 0) return { errors: invalid.map(formatted) };
    if (variableErrors(operation, request.variables).length > 0) {
      // Read once more, with the places in the text that the errors name.
      const located = getOperationAST(parse(request.query), request.operationName) ?? operation;
      return { errors: variableErrors(located, request.variables).map(formatted) };
    }

    const isMutation = operation.operation === "mutation";
    const result: ExecutionResult = await execute({
      schema: officialSchema(),
      document,
      rootValue: isMutation ? rootMutation : rootQuery,
      contextValue: { ...context, views: { product, collection } } satisfies CommerceContext,
      variableValues: request.variables,
      operationName: request.operationName,
      fieldResolver: resolveField,
      typeResolver: resolveType,
    });
    const { data, errors } = result;
    return errors
      ? { errors: errors.map(formatted), ...(data === undefined ? {} : { data }) }
      : { data };
  } catch (error) {
    return failed(error instanceof GraphQLError ? error : internalError(error));
  }
}

/** Reads and remembers the schema, so that the first visitor does not wait for it. */
export function warmSchema(): void {
  officialSchema();
}

/**
 * Without places in the text: to name the line of an error, the text is read from its beginning, for each of
 * the thousands that one document can make. An error of a field has its path.
 */
function readDocument(query: string): DocumentNode {
  return validDocuments.get(query) ?? parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
}

function validationErrors(query: string, document: DocumentNode): readonly GraphQLError[] {
  if (validDocuments.has(query)) return [];
  const located = parse(query, { maxTokens: MAX_TOKENS });
  const errors = validate(officialSchema(), located, validationRules, { maxErrors: 20 });
  if (errors.length === 0 && query.length <= LONGEST_REMEMBERED) {
    const oldest =
      validDocuments.size >= MOST_REMEMBERED ? validDocuments.keys().next().value : null;
    if (oldest != null) validDocuments.delete(oldest);
    validDocuments.set(query, document);
  }
  return errors;
}

function failed(error: GraphQLError): GraphqlAnswer {
  return { errors: [formatted(error)] };
}

function formatted(error: GraphQLError): GraphQLFormattedError {
  const original = error.originalError;
  if (original && !(original instanceof GraphQLError))
    return internalError(original, error).toJSON();
  return error.toJSON();
}

/** What a caller sees of a defect of ours: the code of the API, no details. The details go to the log. */
function internalError(cause: unknown, at?: GraphQLError): GraphQLError {
  console.error("The embedded commerce service failed to resolve a field.", cause);
  return new GraphQLError("Internal error. Looks like something went wrong on our end.", {
    path: at?.path ?? null,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  });
}
