import { type ComponentType, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterNavigationContext, useLocation } from "react-router";
import { site } from "~/content/site";
import { CartHost } from "~/features/cart/cart-button";
import { useHydrated } from "~/hydration/early-input";
import { lazyOnInteraction } from "~/hydration/lazy-section";
import type { PageHandle } from "~/lib/page-handle";
import { buttonVariants } from "~/ui/button";
import { Toasts } from "~/ui/toasts";
import { Header } from "./header";

const Footer = lazyOnInteraction(() => import("./footer").then(({ Footer }) => Footer));

/** Target of the link that skips the header. */
const mainId = "main";

/** Header, footer and overlays around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  useHydrated();
  return (
    <>
      <a
        href={`#${mainId}`}
        className={buttonVariants({
          className: "fixed top-2 left-2 z-20 not-focus:[clip-path:inset(50%)] print:hidden",
        })}
      >
        Skip to content
      </a>
      <Header />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <PendingPage>{children}</PendingPage>
      </main>
      <Footer />
      <RouteAnnouncer />
      <CartHost />
      <Toasts />
    </>
  );
}

/** A navigation that takes longer shows the next page's loading state. */
const maxWaitMs = 200;

/** Shows the open page or, during a slow navigation, the loading state of the next route. */
function PendingPage({ children }: { children: ReactNode }) {
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

/**
 * Announces the title of a page after a client navigation, and moves focus to its content unless it is there
 * already. A page that is still loading has the shop's name as title and is announced later.
 */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    const main = document.getElementById(mainId);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });

    const announce = () => document.title !== site.name && setTitle(document.title);
    announce();
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
