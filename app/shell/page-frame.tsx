import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { PageLoading, useSlowNavigation } from "~/blocks/loading";
import { useIncompletePage } from "~/commerce/retry";
import { CartHost } from "~/features/cart/cart-button";
import { useHydrated } from "~/hydration/early-input";
import { followAvoided } from "~/product/avoided";
import { SkipLink } from "~/ui/link";
import { loadToasts, Toasts } from "~/ui/toasts";
import { Footer } from "./footer";
import { Header } from "./header";
import { onRouteFailure, reportOffline } from "./keep-page";
import { usePageView } from "./page-view";

/** Target of the link that skips the header. */
const mainId = "main";

/** Header, footer and overlays around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  useRouteFailure();
  useIncompletePage();
  // Loads them before the first one is needed, which may report that there is no connection.
  useEffect(() => void loadToasts(), []);
  useEffect(followAvoided, []);
  useHydrated();
  return (
    <>
      <SkipLink to={mainId}>Skip to content</SkipLink>
      <Header />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <PendingPage>{children}</PendingPage>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <RouteAnnouncer />
      <CartHost />
      <Toasts />
    </>
  );
}

/** Shows the open page or, during a slow navigation to another one, its loading state. */
function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const slow = useSlowNavigation();
  const isPending = slow !== null && slow.pathname !== pathname;
  // The scroll position before the shorter loading state changes it.
  const place = useRef(0);
  const isNavigating = useNavigation().state !== "idle";
  useEffect(() => {
    if (isNavigating) place.current = window.scrollY;
  }, [isNavigating]);
  useLayoutEffect(() => {
    if (!isPending) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    // The navigation may be aborted; after one that ends, the router scrolls.
    return () => window.scrollTo({ top: place.current, behavior: "instant" });
  }, [isPending]);
  return (
    <>
      {/* Hidden, not removed: the navigation may be aborted. */}
      <div className={isPending ? "hidden" : "contents"}>{children}</div>
      {isPending && <PageLoading />}
    </>
  );
}

/**
 * Opens a page whose script could not be loaded as a document. Without a connection it ends the navigation, for which
 * the router would wait, and says so.
 */
function useRouteFailure(): void {
  const open = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();

  const stay = useEffectEvent(() => {
    if (!next) return;
    const openDocument = () => location.assign(next.pathname + next.search + next.hash);
    if (navigator.onLine) return openDocument();
    navigate(open, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    reportOffline(openDocument);
  });
  useEffect(() => onRouteFailure(() => stay()), []);
}

/**
 * Announces the title of a page after a client navigation, and moves focus to its content unless it is there
 * already.
 */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  usePageView();
  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    const main = document.getElementById(mainId);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
