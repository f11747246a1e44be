import { type ComponentType, type ReactNode, useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterNavigationContext, useLocation } from "react-router";
import type { PageHandle } from "~/lib/page-handle";

/** A navigation that takes longer shows the next page's loading state. */
const maxWaitMs = 200;

/** Shows the open page or, during a slow navigation, the loading state of the next route. */
export function PendingPage({ children }: { children: ReactNode }) {
  const Pending = usePendingComponent();
  const isPending = Pending !== null;
  useEffect(() => {
    if (isPending) window.scrollTo({ top: 0, behavior: "instant" });
  }, [isPending]);
  return (
    <>
      {/* Hidden, not removed: the navigation may be aborted. */}
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
    // Repeated, because the handle is known only once the route's module is loaded.
    const timer = setInterval(() => setWaits((count) => count + 1), maxWaitMs);
    return () => {
      clearInterval(timer);
      setWaits(0);
    };
  }, [isLoading]);

  // Offline, the open page stays and a toast is shown.
  if (!isLoading || waits === 0 || !navigator.onLine) return null;
  // Routes declare it with this type; React Router knows it as `unknown`.
  const handle = navigation.matches.at(-1)?.route.handle as PageHandle | undefined;
  return handle?.Pending ?? null;
}
