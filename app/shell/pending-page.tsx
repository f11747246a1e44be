import { type ComponentType, type ReactNode, useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterNavigationContext, useLocation } from "react-router";
import type { PageHandle } from "~/lib/page-handle";

/** Milliseconds that a navigation may take before the next page's loading state replaces the open page. */
const maxWaitMs = 200;

/** Shows the open page or, while the next one takes long to load, what its route shows meanwhile. */
export function PendingPage({ children }: { children: ReactNode }) {
  const Pending = usePendingComponent();
  const isPending = Pending !== null;
  useEffect(() => {
    if (isPending) window.scrollTo({ top: 0, behavior: "instant" });
  }, [isPending]);
  return (
    <>
      {/* Hidden, not removed: a navigation may be given up. */}
      <div className={isPending ? "hidden" : "contents"}>{children}</div>
      {Pending && <Pending />}
    </>
  );
}

function usePendingComponent(): ComponentType | null {
  const { pathname } = useLocation();
  // `useNavigation` leaves out the matches of the next page.
  const navigation = useContext(UNSAFE_DataRouterNavigationContext)?.navigation;
  const isLoading = navigation?.state === "loading" && navigation.location.pathname !== pathname;
  const [waits, setWaits] = useState(0);

  useEffect(() => {
    if (!isLoading) return;
    // Again and again: the handle is known once the module of the route has arrived.
    const timer = setInterval(() => setWaits((count) => count + 1), maxWaitMs);
    return () => {
      clearInterval(timer);
      setWaits(0);
    };
  }, [isLoading]);

  // Without a network the open page is all there is, and the visitor is told.
  if (!isLoading || waits === 0 || !navigator.onLine) return null;
  // Routes declare it with this type; React Router knows it as `unknown`.
  const handle = navigation.matches.at(-1)?.route.handle as PageHandle | undefined;
  return handle?.Pending ?? null;
}
