import { GraphQLError, type GraphQLFieldResolver, responsePathAsArray } from "graphql";
import type { ImageMasters } from "../images/image-masters.ts";
import type { CartStore } from "../storage/carts.ts";
import type { StockLevels } from "../storage/stock.ts";
import type { StoreIndex } from "../store-index.ts";
import type { Videos } from "../videos/video-files.ts";

/** The context value of every resolver. */
export type RequestContext = {
  /** Origin of the request, for checkout URLs. */
  origin: string;
  /** The beginning of the URLs of images and videos: an origin, or empty. */
  imageOrigin: string;
  store: StoreIndex;
  masters: ImageMasters;
  videos: Videos;
  stock: StockLevels;
  carts: CartStore;
  /** Throws for a client that has stored as much as it may in a day. */
  reserve(bytes: number): Promise<void>;
};

/**
 * The source of an object's fields, by name. Functions get the arguments and the context. `__typename` is needed
 * for types that belong to an interface or a union.
 */
export type View = { [field: string]: unknown };

/** Resolves a field from its view. A field that the view does not have is refused by name. */
export const resolveField: GraphQLFieldResolver<unknown, RequestContext> = (
  source,
  args,
  context,
  info,
) => {
  if (typeof source !== "object" || source === null || !Object.hasOwn(source, info.fieldName)) {
    // graphql-js does not wrap an error that has a path. One document can cause thousands of them.
    throw unsupported(
      `The field ${info.parentType.name}.${info.fieldName}`,
      responsePathAsArray(info.path),
    );
  }
  const value: unknown = Reflect.get(source, info.fieldName);
  return typeof value === "function" ? value(args, context, info) : value;
};

/** The error for a part of the official schema that this service does not support. */
export function unsupported(what: string, path?: readonly (string | number)[]): GraphQLError {
  return new GraphQLError(`${what} is not supported by the embedded service.`, {
    path: path ?? null,
    extensions: { code: "NOT_SUPPORTED" },
  });
}

/** As the API refuses a client that asks too much of it. */
export function throttled(): GraphQLError {
  return new GraphQLError("Throttled", { extensions: { code: "THROTTLED" } });
}

export function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** "Input arguments that accept an array have a maximum size of 250." */
const maxInputItems = 250;

export function assertInputSize(items: readonly unknown[]): void {
  if (items.length <= maxInputItems) return;
  throw new GraphQLError(
    `The input array size of ${items.length} is greater than the maximum allowed of ${maxInputItems}.`,
    { extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" } },
  );
}
