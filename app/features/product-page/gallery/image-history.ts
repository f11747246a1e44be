import * as v from "valibot";
import { useHistoryEntry } from "~/lib/use-history-entry";

/** The image in full size, by its index. */
const imageState = v.object({ image: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** The image in full size as an entry of the history, so that Back closes it. */
export function useImageHistory() {
  const { entry, show, goBack, oncePerEntry } = useHistoryEntry(imageState);
  return {
    entry: entry?.image ?? null,
    open(image: number) {
      if (!entry) oncePerEntry(() => show({ image }));
    },
    close() {
      if (entry) oncePerEntry(() => goBack(1));
    },
  };
}
