import { type ReactNode, useEffect } from "react";
import { CartHost } from "~/features/cart/cart-host";
import { late } from "~/ui/late";
import { layOutTheRest } from "~/ui/lay-out-the-rest";
import { useSayThatPageReacts } from "~/ui/page-reacts";
import { ToastSlot } from "~/ui/toast-slot";
import { mainId } from "./element-ids";
import { Header } from "./header";
import { NewPageNotice } from "./new-page-notice";
import { PendingPage } from "./pending-page";

const Footer = late(() => import("./footer").then(({ Footer }) => Footer));

/** What every page has around its content. */
export function PageFrame({ children }: { children: ReactNode }) {
  useSayThatPageReacts();
  useEffect(() => void layOutTheRest(), []);
  return (
    <>
      <a href={`#${mainId}`} className="skip-link button button-primary">
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
