import type { View } from "../context.ts";

/** The store defines no metafields: one that is asked for is absent, which the API answers with null. */
export const noMetafields: View = {
  metafield: null,
  metafields: (args: { identifiers: readonly unknown[] }) => args.identifiers.map(() => null),
};
