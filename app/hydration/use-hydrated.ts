import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { hydratedEvent } from "./early-input";

/**
 * Marks a section, or without one the page, as hydrated. Call it in the last child, whose effects run after those
 * of its siblings.
 */
export function useHydrated(section?: RefObject<Element | null>): void {
  useEffect(() => {
    const element = section ? section.current : document.documentElement;
    element?.removeAttribute("data-dehydrated");
    element?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, [section]);
}

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
