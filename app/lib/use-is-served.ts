import { useState, useSyncExternalStore } from "react";

/**
 * Whether the component was rendered by the server and hydrated. Trusted Types forbid script elements that React
 * creates in the browser, so they are rendered only then.
 */
export function useIsServed(): boolean {
  const isServed = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return useState(isServed)[0];
}

const subscribe = () => () => {};
const getSnapshot = () => false;
const getServerSnapshot = () => true;
