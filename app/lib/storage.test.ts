import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../tests/support/stub-storage";
import { createPersistedStore } from "./storage";

let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
});

function openTab() {
  const schema = v.object({ count: v.number() });
  return createPersistedStore({ key: "count", version: 2, initial: { count: 0 }, schema });
}

function countStoredAs(text: string): number {
  storage.entries.set("count", text);
  const { useStore, read } = openTab();
  read();
  return useStore.getState().count;
}

test("a persisted store has the initial state until it is read, as on the server", () => {
  storage.entries.set("count", '{"state":{"count":3},"version":2}');
  const { useStore, read } = openTab();
  expect(useStore.getState()).toEqual({ count: 0, isRead: false, isPersisted: true });

  read();

  expect(useStore.getState()).toEqual({ count: 3, isRead: true, isPersisted: true });
});

test("a persisted store stores its state, and nothing before it changes", () => {
  const { read, update } = openTab();
  read();
  expect(storage.entries.size).toBe(0);

  update((state) => ({ ...state, count: 1 }));

  expect(JSON.parse(storage.entries.get("count") ?? "")).toMatchObject({
    state: { count: 1 },
    version: 2,
  });
});

test("a persisted store reads a state that an older version stored without a version", () => {
  expect(countStoredAs('{"count":4}')).toBe(4);
});

test.each([
  "",
  "{not json",
  "null",
  "42",
  "[]",
  '{"state":null,"version":2}',
  '{"state":{"count":"1"},"version":2}',
  '{"state":{"count":1},"version":1}',
  '{"state":{"count":1},"version":"2"}',
  '{"state":{"count":1}}',
  '{"__proto__":{"count":1},"state":{"__proto__":{"count":1}},"version":2}',
])("a persisted store starts with the initial state where the storage holds %j", (text) => {
  expect(countStoredAs(text)).toBe(0);
});

test("changes of two tabs without events between them add up", () => {
  const tabs = [openTab(), openTab()];
  for (const { update } of [...tabs, ...tabs])
    update((state) => ({ ...state, count: state.count + 1 }));

  expect(storage.entries.get("count")).toContain('"count":4');
});

test("changes of two tabs at the same moment add up, once each", () => {
  const tabs = [openTab(), openTab(), openTab()];
  for (const { read } of tabs) read();
  for (const { update } of tabs) {
    // The tab does not see yet what the one before it stored.
    storage.entries.delete("count");
    update((state) => ({ ...state, count: state.count + 1 }));
  }

  // Each tab reads what another one stored.
  for (const { read } of [...tabs, ...tabs]) read();

  for (const { useStore } of tabs) expect(useStore.getState().count).toBe(3);
  expect(storage.entries.get("count")).toContain('"count":3');
});

test("a change is not repeated over what another tab stored later", () => {
  vi.useFakeTimers();
  const { useStore, read, update } = openTab();
  update((state) => ({ ...state, count: 1 }));
  vi.advanceTimersByTime(2_000);
  storage.entries.set("count", '{"state":{"count":5},"version":2,"changes":["other"]}');

  read();
  vi.useRealTimers();

  expect(useStore.getState().count).toBe(5);
});

test("a persisted store follows what another tab stored or cleared", () => {
  const listen = vi.fn<(type: string, listener: (event: object) => void) => void>();
  vi.stubGlobal("addEventListener", listen);
  const { useStore, follow } = openTab();
  follow();
  const countAfter = (event: object) => {
    for (const [type, listener] of listen.mock.calls) if (type === "storage") listener(event);
    return useStore.getState().count;
  };

  storage.entries.set("count", '{"state":{"count":3},"version":2}');
  expect(countAfter({ key: "other" })).toBe(0);
  expect(countAfter({ key: "count" })).toBe(3);
  storage.entries.clear();
  expect(countAfter({ key: null })).toBe(0);
});

test("a persisted store is in memory while the storage is full, and is stored once there is room", () => {
  const { useStore, update } = openTab();
  const count = (to: number) => update((state) => ({ ...state, count: to }));
  count(1);
  storage.refusal = new Error("The quota has been exceeded");

  count(2);
  expect(useStore.getState()).toMatchObject({ count: 2, isPersisted: false });
  expect(storage.entries.get("count")).toContain('"count":1');

  storage.refusal = null;
  count(3);
  expect(useStore.getState()).toMatchObject({ count: 3, isPersisted: true });
  expect(storage.entries.get("count")).toContain('"count":3');
});

test("an entry that is read again, or written again as it is, changes nothing", () => {
  const { useStore, read, update } = openTab();
  update((state) => ({ ...state, count: 1 }));
  const listener = vi.fn();
  useStore.subscribe(listener);

  read();
  expect(listener).not.toHaveBeenCalled();

  storage.refusal = new Error("The quota has been exceeded");
  update((state) => ({ ...state }));
  expect(useStore.getState()).toMatchObject({ count: 1, isPersisted: true });
});

test("a state in memory is newer than what another tab stores meanwhile", () => {
  const { useStore, read, update } = openTab();
  storage.refusal = new Error("The quota has been exceeded");
  update((state) => ({ ...state, count: 2 }));
  storage.entries.set("count", '{"state":{"count":9},"version":2}');

  read();

  expect(useStore.getState()).toMatchObject({ count: 2, isPersisted: false });
});

test("a browser that allows no storage has the initial state, in memory", () => {
  vi.stubGlobal("localStorage", null);
  const { useStore, read } = openTab();

  read();

  expect(useStore.getState()).toEqual({ count: 0, isRead: true, isPersisted: false });
});

test("a persisted store follows other tabs and pages that come back, until it is stopped", () => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  storage.entries.set("count", '{"state":{"count":2},"version":2}');
  const { useStore, follow } = openTab();
  const stop = follow();
  expect(useStore.getState().count).toBe(2);
  const countAfter = (type: string, stored: number) => {
    storage.entries.set("count", `{"state":{"count":${stored}},"version":2}`);
    events.dispatchEvent(Object.assign(new Event(type), { key: "count" }));
    return useStore.getState().count;
  };

  expect(countAfter("pageshow", 3)).toBe(3);
  expect(countAfter("storage", 4)).toBe(4);
  stop();
  expect(countAfter("pageshow", 5)).toBe(4);
  expect(countAfter("storage", 6)).toBe(4);
});
