import { type GraphQLFieldResolver, type GraphQLTypeResolver, responsePathAsArray } from "graphql";
import type { CommerceContext } from "./context.ts";
import { unsupported } from "./errors.ts";

/** Answers a field from its view; a field that the view does not have is not supported, on any type. */
export const resolveField: GraphQLFieldResolver<unknown, CommerceContext> = (
  source,
  args,
  context,
  info,
) => {
  if (typeof source !== "object" || source === null || !Object.hasOwn(source, info.fieldName)) {
    // With its path it is not made a second time; one document can ask for thousands of them.
    throw unsupported(
      `The field ${info.parentType.name}.${info.fieldName}`,
      responsePathAsArray(info.path),
    );
  }
  const value: unknown = Reflect.get(source, info.fieldName);
  return typeof value === "function" ? value(args, context, info) : value;
};

/** Every view that can stand in an interface or union names its type. */
export const resolveType: GraphQLTypeResolver<unknown, CommerceContext> = (value) => {
  const name: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, "__typename") : undefined;
  return typeof name === "string" ? name : undefined;
};
