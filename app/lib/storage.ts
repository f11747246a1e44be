import { create } from "zustand";
import { fallback, type Schema } from "./stored-values";

type StoreOptions<State, Stored> = {
  /** Of the entry in `localStorage`. */
  key: string;
  /** Entries of other versions are ignored. */
  version?: number;
  /** Converts an entry without a version, as earlier releases stored it. */
  migrate?: (stored: unknown) => unknown;
  initial: State;
  /** The part of the state that is stored. */
  partialize: (state: State) => Stored;
  /** Validates the entry, which any script, extension or older version may have written. */
  schema: Schema<Stored>;
};

/** `isPersisted` is false while `localStorage` does not work; the state is then in memory only. */
type Persisted<State> = State & { isPersisted: boolean };

/** State in `localStorage`, shared by all tabs. It is `initial` on the server and until hydration. */
export function createPersistedStore<State extends object, Stored extends Partial<State>>({
  key,
  version = 0,
  migrate = (stored) => stored,
  initial,
  partialize,
  schema,
}: StoreOptions<State, Stored>) {
  let lastText: string | null = null;

  /** Unwraps the state from `{ state, version }`, the format of zustand's `persist`. */
  function storedState(text: string | null): unknown {
    try {
      const stored: unknown = JSON.parse(text ?? "null");
      const envelope: { state?: unknown; version?: unknown } = Object(stored);
      if (envelope.version === undefined) return migrate(stored);
      return envelope.version === version ? envelope.state : null;
    } catch {
      return null;
    }
  }

  const useStore = create<Persisted<State>>(() => ({ ...initial, isPersisted: true }));

  function setPersisted(isPersisted: boolean): void {
    if (useStore.getState().isPersisted !== isPersisted)
      useStore.setState((state) => ({ ...state, isPersisted }));
  }

  /** Reads the entry, unless the state is in memory only and therefore newer. */
  function read(): void {
    if (!useStore.getState().isPersisted) return;
    try {
      const text = localStorage.getItem(key);
      if (text === lastText) return;
      lastText = text;
      const stored = fallback(schema, partialize(initial))(storedState(text));
      useStore.setState((state) => ({ ...state, ...stored }));
    } catch {
      setPersisted(false);
    }
  }

  function write(): void {
    const text = JSON.stringify({ state: partialize(useStore.getState()), version });
    if (text === lastText) return;
    try {
      localStorage.setItem(key, text);
      lastText = text;
      setPersisted(true);
    } catch {
      setPersisted(false);
    }
  }

  return {
    useStore,
    read,

    /** Reads, updates and writes synchronously, so that a change of another tab is kept. */
    update(rule: (state: Persisted<State>) => Persisted<State>): void {
      read();
      useStore.setState(rule);
      write();
    },

    /** Reads, and follows other tabs. Returns a function that stops it. */
    follow(): () => void {
      const stop = new AbortController();
      const { signal } = stop;
      // The key is null when everything was cleared.
      addEventListener("storage", (event) => (event.key ?? key) === key && read(), { signal });
      addEventListener("pageshow", read, { signal });
      read();
      return () => stop.abort();
    },
  };
}
