import { type RefObject, useEffect } from "react";
import { hydratedEvent } from "./early-input";

/**
 * Reports that a section, or without one the page, handles its events. For the last child: its effects
 * run after those of what stands before it.
 */
export function useHydrated(section?: RefObject<Element | null>): void {
  useEffect(() => {
    const element = section ? section.current : document.documentElement;
    element?.removeAttribute("data-dehydrated");
    element?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, [section]);
}
