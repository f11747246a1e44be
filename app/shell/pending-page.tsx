import { type ReactNode, useEffect, useState } from "react";
import { unstable_useRouterState, useLocation, useNavigation } from "react-router";
import type { PageHandle } from "~/lib/page-handle";

/** Milliseconds that a navigation may take before the next page's loading state replaces the open page. */
const maxWaitMs = 200;

/** Shows the open page or, while the next one takes long to load, what its route shows meanwhile. */
export function PendingPage({ children }: { children: ReactNode }) {
  const waits = useWaits();
  return (
    <>
      {waits > 0 && <NextPage key={waits} />}
      {/* Hidden, not removed: a navigation may be given up. */}
      <div className="contents peer-data-pending:hidden">{children}</div>
    </>
  );
}

/** How many times {@link maxWaitMs} the navigation under way has taken. */
function useWaits(): number {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname !== pathname;
  const [waits, setWaits] = useState(0);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setInterval(() => setWaits((count) => count + 1), maxWaitMs);
    return () => {
      clearInterval(timer);
      setWaits(0);
    };
  }, [isLoading]);

  return isLoading ? waits : 0;
}

/** Mounted again with each wait, because the handle is known only once the route's module has arrived. */
function NextPage() {
  const { pending } = unstable_useRouterState();
  // Routes declare it with this type; React Router knows it as `unknown`.
  const handle = pending?.matches.at(-1)?.handle as PageHandle | undefined;
  useEffect(() => {
    if (handle?.Pending) window.scrollTo({ top: 0, behavior: "instant" });
  }, [handle]);

  // Without a network the open page is all there is, and the visitor is told.
  if (!handle?.Pending || !navigator.onLine) return null;
  return (
    <div data-pending="" className="peer">
      <handle.Pending />
    </div>
  );
}
