import { useState, useSyncExternalStore } from "react";

/**
 * Whether the component was rendered by the server and hydrated. The Content-Security-Policy forbids inline
 * scripts that the browser creates, so they are rendered only then.
 */
export function useIsServed(): boolean {
  const isServed = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return useState(isServed)[0];
}

const subscribe = () => () => {};
const getSnapshot = () => false;
const getServerSnapshot = () => true;
