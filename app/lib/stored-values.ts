import { array, check, fallback, type GenericSchema, pipe, string, transform } from "valibot";
import { isPictureUrl } from "./urls";

export function textMatching(pattern: RegExp) {
  return pipe(
    string(),
    check((text) => pattern.test(text)),
  );
}

/** Not blank, at most 500 characters: longer than any name a store gives, short enough for a page. */
export const storedText = textMatching(/^(?=\s*\S).{1,500}$/s);

export const storedPictureUrl = pipe(
  string(),
  check((url) => isPictureUrl(url)),
);

/** `null` for what cannot be read. */
export function readableOrNull<Value>(value: GenericSchema<unknown, Value | null>) {
  return fallback(value, null);
}

/** The first `max` entries of a list, without those that cannot be read. */
export function readableItems<Item>(item: GenericSchema<unknown, Item>, max?: number) {
  return pipe(
    fallback(array(readableOrNull(item)), []),
    transform((items): readonly Item[] => items.filter((entry) => entry !== null).slice(0, max)),
  );
}
