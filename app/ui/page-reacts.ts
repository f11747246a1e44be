import { useEffect } from "react";

/** Told to the window once React answers; what a visitor did before is then given to it. */
export const reactsEvent = "shop:reacts";

/** For the outermost part of every page: its effect is the last one of the hydration. */
export function useSayThatPageReacts(): void {
  useEffect(() => {
    dispatchEvent(new Event(reactsEvent));
  }, []);
}
