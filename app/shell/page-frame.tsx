import type { ReactNode } from "react";
import { CartHost } from "~/features/cart/cart-host";
import { useHydrated } from "~/hydration/hydrated";
import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { buttonClass } from "~/ui/button";
import { ToastSlot } from "~/ui/toast-slot";
import { mainId } from "./element-ids";
import { Header } from "./header";
import { NewPageNotice } from "./new-page-notice";
import { PendingPage } from "./pending-page";

const Footer = lazyOnInteraction(() => import("./footer").then(({ Footer }) => Footer));

/** What every page has around its content. */
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
      <NewPageNotice mainId={mainId} />
      <CartHost />
      <ToastSlot />
    </>
  );
}
