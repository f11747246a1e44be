import { useSyncExternalStore } from "react";

/** Whether the browser knows that it has no network; never so on the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const type of ["online", "offline"])
    addEventListener(type, listener, { signal: stop.signal });
  return () => stop.abort();
}
