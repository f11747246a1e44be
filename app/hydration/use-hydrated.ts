import { type RefObject, useEffect } from "react";
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
