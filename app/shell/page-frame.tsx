import type { ReactNode } from "react";
import { CartHost } from "~/features/cart/cart-host";
import { lazyOnInteraction } from "~/hydration/lazy-section";
import { useHydrated } from "~/hydration/use-hydrated";
import { buttonClass } from "~/ui/button";
import { ToastSlot } from "~/ui/toast-slot";
import { mainId } from "./element-ids";
import { Header } from "./header";
import { PendingPage } from "./pending-page";
import { RouteAnnouncer } from "./route-announcer";

const Footer = lazyOnInteraction(() => import("./footer").then(({ Footer }) => Footer));

/** Header, footer and overlays around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  useHydrated();
  return (
    <>
      <a
        href={`#${mainId}`}
        className={`${buttonClass()} fixed! print:hidden! top-2 left-2 z-20 not-focus:[clip-path:inset(50%)]`}
      >
        Skip to content
      </a>
      <Header />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <PendingPage>{children}</PendingPage>
      </main>
      <Footer />
      <RouteAnnouncer mainId={mainId} />
      <CartHost />
      <ToastSlot />
    </>
  );
}
