import type { ReactNode } from "react";
import { CartHost } from "~/features/cart/cart-host";
import { ToastSlot } from "~/ui/toast-slot";
import { Footer } from "./footer";
import { Header } from "./header";
import { NewPageNotice } from "./new-page-notice";

export const mainId = "main";

/** What every page has around its content. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href={`#${mainId}`} className="skip-link button button-primary">
        Skip to content
      </a>
      <Header />
      <main id={mainId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <NewPageNotice mainId={mainId} />
      <CartHost />
      <ToastSlot />
    </>
  );
}
