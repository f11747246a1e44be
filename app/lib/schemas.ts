import * as v from "valibot";
import { isFileUrl } from "./urls";

/** Not blank, at most 500 characters. */
export const storedText = v.pipe(v.string(), v.regex(/\S/), v.maxLength(500));

export const storedImageUrl = v.custom<string>(isFileUrl);

/** `null` for an invalid value. */
export function readableOrNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullable(schema), null);
}

/** The first `max` valid entries of an array; empty for anything else. */
export function readableItems<Item>(item: v.GenericSchema<unknown, Item>, max?: number) {
  const entries = v.array(v.fallback(v.nullable(item), null));
  const items = v.pipe(
    entries,
    v.transform((all): readonly Item[] => all.filter((entry) => entry !== null).slice(0, max)),
  );
  return v.fallback(items, []);
}
