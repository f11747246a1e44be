import { useState, useSyncExternalStore } from "react";

/**
 * Whether the server wrote this part and the browser took it over. Elements that a browser under the
 * shop's security policy may not make, scripts from text, stay where they were served and are not made
 * anew after a navigation or when React has to draw a page from the start.
 */
export function useIsServed(): boolean {
  const isNow = useSyncExternalStore(neverChanges, isMade, isWritten);
  return useState(isNow)[0];
}

const neverChanges = () => () => {};
const isMade = () => false;
const isWritten = () => true;
