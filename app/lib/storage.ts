import * as v from "valibot";
import { create } from "zustand";

/** The format of zustand's `persist`. */
const envelope = v.object({ state: v.unknown(), version: v.number() });

type StoreOptions<State> = {
  /** Key of the entry in `localStorage`. */
  key: string;
  /** Entries of other versions are ignored. */
  version?: number;
  /** Converts an entry that is not an envelope, as earlier releases stored it. */
  migrate?: (stored: unknown) => unknown;
  initial: State;
  /** Validates the entry, which any script, extension or older version may have written. */
  schema: v.GenericSchema<unknown, State>;
};

type Persisted<State> = State & {
  /** False on the server and at hydration. */
  isRead: boolean;
  /** False while `localStorage` does not work; the state is then in memory only. */
  isPersisted: boolean;
};

/** State in `localStorage`, shared by all tabs. It is `initial` on the server and until hydration. */
export function createPersistedStore<State extends object>({
  key,
  version = 0,
  migrate = (stored) => stored,
  initial,
  schema,
}: StoreOptions<State>) {
  let lastText: string | null = null;

  function parseEntry(text: string | null): State {
    const { success, output } = v.safeParse(schema, storedState(text));
    return success ? output : initial;
  }

  function storedState(text: string | null): unknown {
    try {
      const stored: unknown = JSON.parse(text ?? "null");
      if (!v.is(envelope, stored)) return migrate(stored);
      return stored.version === version ? stored.state : null;
    } catch {
      return null;
    }
  }

  const useStore = create<Persisted<State>>(() => ({
    ...initial,
    isRead: false,
    isPersisted: true,
  }));

  /** Call it after each attempt to read or write. */
  function setPersisted(isPersisted: boolean): void {
    const before = useStore.getState();
    if (!before.isRead || before.isPersisted !== isPersisted)
      useStore.setState((state) => ({ ...state, isRead: true, isPersisted }));
  }

  /** Reads the entry, unless the state is in memory only and therefore newer. */
  function read(): void {
    if (!useStore.getState().isPersisted) return;
    try {
      const text = localStorage.getItem(key);
      if (text !== lastText) {
        const stored = parseEntry(text);
        useStore.setState((state) => ({ ...state, ...stored }));
        lastText = text;
      }
      setPersisted(true);
    } catch {
      setPersisted(false);
    }
  }

  function write(): void {
    const { isRead, isPersisted, ...state } = useStore.getState();
    const text = JSON.stringify({ state, version });
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
