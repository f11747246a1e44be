import { create } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { fallback, type Schema } from "./stored-values";

type StoreOptions<State, Stored> = {
  /** Of the entry in `localStorage`. */
  key: string;
  /** What another version wrote is not read. */
  version?: number;
  /** Turns what was stored before this helper, without a version, into the stored state of today. */
  migrate?: (stored: unknown) => unknown;
  initial: State;
  /** The part of the state that is stored. */
  partialize: (state: State) => Stored;
  /** Checks what was stored: any script, extension or older version may have written it. */
  schema: Schema<Stored>;
};

/** `isPersisted` is false while the browser refuses to store; the state then lives in memory. */
export type Persisted<State> = State & { isPersisted: boolean };

/**
 * State in `localStorage`, shared by all tabs. It is `initial` on the server and until it is read,
 * so that server and browser render the same.
 */
export function createPersistedStore<State extends object, Stored extends Partial<State>>({
  key,
  version = 0,
  migrate = (stored) => stored,
  initial,
  partialize,
  schema,
}: StoreOptions<State, Stored>) {
  let lastText: string | null = null;

  const storage: PersistStorage<Stored> = {
    getItem() {
      const text = localStorage.getItem(key);
      if (text === lastText) return null;
      lastText = text;
      return { state: fallback(schema, partialize(initial))(storedState(text)), version };
    },

    setItem(_, stored) {
      const text = JSON.stringify(stored);
      if (text === lastText) return;
      try {
        localStorage.setItem(key, text);
        lastText = text;
        setPersisted(true);
      } catch {
        setPersisted(false);
      }
    },

    removeItem() {
      localStorage.removeItem(key);
    },
  };

  /** The state without the envelope that zustand writes around it. */
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

  const useStore = create<Persisted<State>>()(
    persist((): Persisted<State> => ({ ...initial, isPersisted: true }), {
      name: key,
      version,
      storage,
      partialize,
      skipHydration: true,
      onRehydrateStorage: () => (_, error) => {
        if (error) setPersisted(false);
      },
    }),
  );

  function setPersisted(isPersisted: boolean): void {
    if (useStore.getState().isPersisted !== isPersisted)
      useStore.setState((state) => ({ ...state, isPersisted }));
  }

  /** Takes over what is stored, unless the state lives in memory: memory is then ahead of it. */
  function read(): void {
    if (useStore.getState().isPersisted) useStore.persist.rehydrate();
  }

  return {
    useStore,
    read,

    /** Reads, applies the rule and writes in one turn, so that a change of another tab stays. */
    update(rule: (state: Persisted<State>) => Persisted<State>): void {
      read();
      useStore.setState(rule);
    },

    /** Reads, and follows other tabs. Returns what ends that. */
    follow(): () => void {
      const stop = new AbortController();
      const { signal } = stop;
      // Without a key, everything was cleared.
      addEventListener("storage", (event) => (event.key ?? key) === key && read(), { signal });
      addEventListener("pageshow", read, { signal });
      read();
      return () => stop.abort();
    },
  };
}
