type Hear = (address: string) => void;

const listeners = new Set<Hear>();

/**
 * Writes a query into the present entry of the history past the router, which would draw every link of
 * the page anew. Whoever needs the address reads it from `window.location`.
 */
export function writeQuery(query: string): void {
  history.replaceState(history.state, "", `?${query}`);
  for (const hear of listeners) hear(location.pathname + location.search);
}

export function onWrittenAddress(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
