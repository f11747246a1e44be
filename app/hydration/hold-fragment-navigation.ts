import { hydratedEvent } from "./early-input";

/**
 * Delays React Router's answer to a fragment link until all sections are hydrated: a render before that would make
 * React drop their HTML, and the page would jump to its start. The browser has scrolled already.
 *
 * Call it before the router is created, so that this listener is the first.
 */
export function holdFragmentNavigation(): void {
  const { pathname } = location;
  addEventListener("popstate", (event) => {
    if (location.pathname !== pathname || !isDehydrated()) return;
    event.stopImmediatePropagation();
    const dispatchAgain = () => {
      if (isDehydrated()) return;
      removeEventListener(hydratedEvent, dispatchAgain);
      dispatchEvent(new PopStateEvent("popstate", { state: event.state }));
    };
    addEventListener(hydratedEvent, dispatchAgain);
  });
}

function isDehydrated(): boolean {
  return document.querySelector("[data-dehydrated]") !== null;
}
