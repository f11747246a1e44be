import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  getOperationAST,
  parse,
  validate,
} from "graphql";
import { exceededLimit } from "./document-limits.ts";
import { type RequestContext, resolveField, resolveType } from "./resolver.ts";
import { officialSchema } from "./schema.ts";
import { validationRules } from "./validation-rules.ts";
import { variableErrors } from "./variable-errors.ts";
import { rootMutation } from "./views/mutations.ts";
import { rootQuery } from "./views/queries.ts";

export type GraphqlRequest = {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
};

export type GraphqlResult = { data?: unknown; errors?: readonly GraphQLFormattedError[] };

/** A shop's largest document has some hundreds of tokens; validation takes quadratic time in the worst case. */
const maxTokens = 4_000;

/** Documents that passed validation; a shop sends the same handful again and again. */
const validDocuments = new Map<string, DocumentNode>();
const maxDocuments = 200;
const maxDocumentCharacters = 20_000;

/** Executes one GraphQL request. Never throws: what goes wrong is in `errors`, as the API does with status 200. */
export async function executeRequest(
  { query, variables, operationName }: GraphqlRequest,
  contextValue: RequestContext,
): Promise<GraphqlResult> {
  try {
    // Without locations: to name the line of an error, graphql-js reads the text from its beginning, for each
    // of the thousands of errors that one document can make. An error of a field has its path.
    const document = validDocuments.get(query) ?? parse(query, { maxTokens, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new GraphQLError("No operation named in the request was found.");
    const refused = exceededLimit(document, operation, variables);
    if (refused) throw refused;

    if (!validDocuments.has(query)) {
      const errors = validate(officialSchema(), parse(query), validationRules, { maxErrors: 20 });
      if (errors.length > 0) return { errors: errors.map(formatted) };
      rememberValid(query, document);
    }
    if (variableErrors(operation, variables).length > 0) {
      const located = getOperationAST(parse(query), operationName) ?? operation;
      return { errors: variableErrors(located, variables).map(formatted) };
    }

    const { data, errors } = await execute({
      schema: officialSchema(),
      document,
      rootValue: operation.operation === "mutation" ? rootMutation : rootQuery,
      contextValue,
      variableValues: variables,
      operationName,
      fieldResolver: resolveField,
      typeResolver: resolveType,
    });
    if (!errors) return { data };
    return { errors: errors.map(formatted), ...(data === undefined ? {} : { data }) };
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? formatted(error) : internalError(error)] };
  }
}

function rememberValid(query: string, document: DocumentNode): void {
  if (query.length > maxDocumentCharacters) return;
  const oldest = validDocuments.size >= maxDocuments ? validDocuments.keys().next().value : null;
  if (oldest != null) validDocuments.delete(oldest);
  validDocuments.set(query, document);
}

function formatted(error: GraphQLError): GraphQLFormattedError {
  const cause = error.originalError;
  return cause && !(cause instanceof GraphQLError) ? internalError(cause, error) : error.toJSON();
}

/** What a caller sees of a defect: the code of the API, no details. The details go to the log. */
function internalError(cause: unknown, at?: GraphQLError): GraphQLFormattedError {
  console.error("The embedded commerce service failed to resolve a field.", cause);
  return new GraphQLError("Internal error. Looks like something went wrong on our end.", {
    path: at?.path ?? null,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  }).toJSON();
}
