import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import * as v from "valibot";

const imageState = v.object({ image: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** The image that the state of a history entry opens, by its index; `null` when it opens none. */
function parseImageEntry(state: unknown): number | null {
  const { success, output } = v.safeParse(imageState, state);
  return success ? output.image : null;
}

/** The image in full size as an entry of the history, so that Back closes it. */
export function useImageHistory() {
  const location = useLocation();
  const navigate = useNavigate();
  const { key } = location;
  const entry = parseImageEntry(location.state);
  const usedKey = useRef<string | null>(null);
  // An entry that the visitor comes back to can be left again.
  useEffect(() => {
    if (usedKey.current !== key) usedKey.current = null;
  }, [key]);

  /** A double press, or a second Escape, comes before the router has changed the entry. */
  function oncePerEntry(action: () => void) {
    if (usedKey.current === key) return;
    usedKey.current = key;
    action();
  }

  return {
    entry,
    open(image: number) {
      if (entry !== null) return;
      oncePerEntry(() =>
        navigate(location, {
          state: { image },
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        }),
      );
    },
    close() {
      if (entry !== null) oncePerEntry(() => navigate(-1));
    },
  };
}
