import { useEffect, useRef } from "react";
import { type To, useLocation, useNavigate } from "react-router";
import * as v from "valibot";

type ShowOptions = {
  /** The new address; without it, the address stays. */
  to?: To;
  replace?: boolean;
};

/**
 * What a part of the page keeps in the state of the current history entry, so that Back undoes it. `null` when the state,
 * which may be anything, does not match the schema.
 */
export function useHistoryEntry<State>(schema: v.GenericSchema<unknown, State>) {
  const location = useLocation();
  const navigate = useNavigate();
  const usedKey = useRef<string | null>(null);
  const { key } = location;
  // An entry that the visitor comes back to can be left again.
  useEffect(() => {
    if (usedKey.current !== key) usedKey.current = null;
  }, [key]);
  const { success, output } = v.safeParse(schema, location.state);

  return {
    entry: success ? output : null,

    /** Navigates to an entry with this state. Nothing is loaded, and the page is not scrolled. */
    show: (state: State, { to = location, replace = false }: ShowOptions = {}) =>
      navigate(to, {
        state,
        replace,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      }),

    goBack: (count: number) => navigate(-count),

    /** Runs at most one action per history entry: navigation is asynchronous, and a button may be pressed twice. */
    oncePerEntry(action: () => void) {
      if (usedKey.current === key) return;
      usedKey.current = key;
      action();
    },
  };
}
