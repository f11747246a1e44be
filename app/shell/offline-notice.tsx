import { useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router";

/**
 * Keeps the open page when one that was not opened before is asked for without a network, and says so. React Router
 * would reload the page, because it cannot fetch the next one's module.
 */
export function OfflineNotice() {
  const { pathname } = useLocation();
  const opened = useRef(new Set<string>());
  useEffect(() => void opened.current.add(pathname), [pathname]);
  const blocker = useBlocker(
    ({ nextLocation }) => !navigator.onLine && !opened.current.has(nextLocation.pathname),
  );
  if (blocker.state !== "blocked") return null;
  return (
    <div role="alert" className="sticky top-(--header) z-20 border-b border-line bg-linen">
      <p className="wrap flex flex-wrap items-center gap-x-4 py-3">
        You are offline, so the page could not be opened. Your cart is kept.
        <button
          type="button"
          className="text-link"
          onClick={() => navigator.onLine && blocker.proceed()}
        >
          Try again
        </button>
      </p>
    </div>
  );
}
