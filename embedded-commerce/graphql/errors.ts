import { GraphQLError } from "graphql";

/** The answer to a part of the official schema that this service does not play: never a made-up value. */
export function unsupported(what: string, path?: readonly (string | number)[]): GraphQLError {
  return new GraphQLError(`${what} is not supported by the embedded service.`, {
    path: path ?? null,
    extensions: { code: "NOT_SUPPORTED" },
  });
}

/** The caller's argument cannot be used. */
export function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}
