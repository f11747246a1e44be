import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  getOperationAST,
  parse,
  validate,
} from "graphql";
import { LRUCache } from "lru-cache";
import { assertWithinLimits, maxTokens } from "./query-limits.ts";
import { type RequestContext, resolveField } from "./resolver.ts";
import { officialSchema } from "./schema.ts";
import { getVariableErrors, validationRules } from "./validation.ts";
import { rootMutation } from "./views/mutations.ts";
import { rootQuery } from "./views/queries.ts";

export type GraphqlRequest = {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
};

export type GraphqlResult = { data?: unknown; errors?: readonly GraphQLFormattedError[] };

/** Documents that passed validation, by their text. The shop sends five. */
const validDocuments = new LRUCache<string, DocumentNode>({ max: 200 });
const maxDocumentCharacters = 20_000;

/** Executes one GraphQL request. Never throws: failures are in `errors`, as the API does with status 200. */
export async function executeRequest(
  { query, variables, operationName }: GraphqlRequest,
  contextValue: RequestContext,
): Promise<GraphqlResult> {
  try {
    // Without locations: graphql-js finds the line of each error by reading the text from its beginning.
    const document = validDocuments.get(query) ?? parse(query, { maxTokens, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new GraphQLError("No operation named in the request was found.");
    assertWithinLimits(document, operation, variables);

    if (!validDocuments.has(query)) {
      const errors = validate(officialSchema(), parse(query), validationRules, { maxErrors: 20 });
      if (errors.length > 0) return { errors: errors.map(formatError) };
      if (query.length <= maxDocumentCharacters) validDocuments.set(query, document);
    }
    if (getVariableErrors(operation, variables).length > 0) {
      const located = getOperationAST(parse(query), operationName) ?? operation;
      return { errors: getVariableErrors(located, variables).map(formatError) };
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
