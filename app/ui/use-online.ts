import { useSyncExternalStore } from "react";

/** Whether the browser has a connection; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const type of ["online", "offline"]) addEventListener(type, onChange, stop);
  return () => stop.abort();
}

const getSnapshot = () => navigator.onLine;
const getServerSnapshot = () => true;
