import {
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLTypeResolver,
  responsePathAsArray,
} from "graphql";
import type { StoreIndex } from "../catalogue/store-index.ts";
import type { PictureMasters } from "../images/picture-masters.ts";
import type { CartStore } from "../storage/carts.ts";
import type { StockLevels } from "../storage/stock.ts";

/** What resolvers know of the request that they answer. */
export type RequestContext = {
  /** Origin of the request; the checkout URL begins with it. */
  origin: string;
  /** What URLs of images begin with: an origin, or nothing. */
  imageOrigin: string;
  store: StoreIndex;
  masters: PictureMasters;
  stock: StockLevels;
  carts: CartStore;
};

/** A value that resolves fields by its own properties; a function is called with arguments and context. */
export type View = { [field: string]: unknown };

/** Resolves a field from its view; a field that the view does not have is refused by name, on any type. */
export const resolveField: GraphQLFieldResolver<unknown, RequestContext> = (
  source,
  args,
  context,
  info,
) => {
  if (typeof source !== "object" || source === null || !Object.hasOwn(source, info.fieldName)) {
    // An error with its path is not wrapped again; one document can ask for thousands of such fields.
    throw unsupported(
      `The field ${info.parentType.name}.${info.fieldName}`,
      responsePathAsArray(info.path),
    );
  }
  const value: unknown = Reflect.get(source, info.fieldName);
  return typeof value === "function" ? value(args, context, info) : value;
};

/** Every view that can stand in an interface or union names its type. */
export const resolveType: GraphQLTypeResolver<unknown, RequestContext> = (value) => {
  const name: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, "__typename") : undefined;
  return typeof name === "string" ? name : undefined;
};

/** Refuses a part of the official schema that this service does not answer. */
export function unsupported(what: string, path?: readonly (string | number)[]): GraphQLError {
  return new GraphQLError(`${what} is not supported by the embedded service.`, {
    path: path ?? null,
    extensions: { code: "NOT_SUPPORTED" },
  });
}

export function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}
