import * as v from "valibot";
import { create } from "zustand";

/** The format of zustand's `persist`, and the ids of the last changes that the state contains. */
const envelope = v.object({
  state: v.unknown(),
  version: v.number(),
  changes: v.optional(v.array(v.string())),
});

/** Tabs that write at once see each other's entries within this time. */
const raceMs = 2_000;
const maxChanges = 50;

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
  type Change = { id: string; atMs: number; rule: (state: Persisted<State>) => Persisted<State> };

  let lastText: string | null = null;
  /** Ids of the last changes that the state contains, of any tab. */
  let changes: readonly string[] = [];
  /** Changes of this tab that another one, which wrote at the same time, may not have seen. */
  let recent: readonly Change[] = [];

  function parseEntry(text: string | null) {
    const stored = parseEnvelope(text);
    const { success, output } = v.safeParse(schema, stored.state);
    return { state: success ? output : initial, changes: stored.changes };
  }

  function parseEnvelope(text: string | null): v.InferOutput<typeof envelope> {
    try {
      const entry: unknown = JSON.parse(text ?? "null");
      const { success, output } = v.safeParse(envelope, entry);
      if (!success) return { state: migrate(entry), version };
      return output.version === version ? output : { state: null, version };
    } catch {
      return { state: null, version };
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
        useStore.setState((state) => ({ ...state, ...stored.state }));
        changes = stored.changes ?? [];
        lastText = text;
        // An entry without changes is cleared, or another script's.
        if (stored.changes) repeatLostChanges();
      }
      setPersisted(true);
    } catch {
      setPersisted(false);
    }
  }

  function note(id: string): void {
    changes = [...changes, id].slice(-maxChanges);
  }

  const getRecent = () => recent.filter(({ atMs }) => Date.now() - atMs < raceMs);

  /** Another tab that changed the state at the same time has stored its own without them. */
  function repeatLostChanges(): void {
    const lost = getRecent().filter(({ id }) => !changes.includes(id));
    for (const { id, rule } of lost) {
      useStore.setState(rule);
      note(id);
    }
    if (lost.length > 0) write();
  }

  function write(): void {
    const { isRead, isPersisted, ...state } = useStore.getState();
    const text = JSON.stringify({ state, version, changes });
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
      const before = JSON.stringify(useStore.getState());
      useStore.setState(rule);
      if (JSON.stringify(useStore.getState()) !== before) {
        const id = Math.random().toString(36).slice(2);
        recent = [...getRecent(), { id, atMs: Date.now(), rule }];
        note(id);
      }
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
