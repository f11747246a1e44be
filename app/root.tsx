import type { ReactNode } from "react";
import { Links, type LinksFunction, Meta, Outlet } from "react-router";
import { publicStorefrontContext } from "~/commerce/context";
import { setStorefront } from "~/commerce/storefront";
import { site } from "~/content/site";
import { PageScripts } from "~/hydration/page-scripts";
import { BrokenPage } from "~/shell/broken-page";
import favicon from "~/shell/favicon.svg?no-inline";
import { keepOpenPage } from "~/shell/network-failures";
import { PageFrame } from "~/shell/page-frame";
import appStyles from "~/styles/app.css?url";
import figtree from "~/styles/fonts/figtree.woff2";
import solenneDisplay from "~/styles/fonts/solenne-display.woff2";
import type { Route } from "./+types/root";

export const links: LinksFunction = () => [
  // By its address: as an import it would belong to the shared script, and be loaded once more with
  // every dialog that needs that script, to win over the dialog's own styles.
  { rel: "stylesheet", href: appStyles },
  ...[solenneDisplay, figtree].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: favicon, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** For pages that say nothing of themselves. */
export function meta() {
  return [{ title: site.name }, { name: "description", content: site.description }];
}

export function loader({ context }: Route.LoaderArgs) {
  return { storefront: context.get(publicStorefrontContext) };
}

/** The store does not change while a visitor is here; asking again would cost every click a call. */
export function shouldRevalidate() {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepOpenPage];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // Attributes of its own tell what a script has found out about the browser.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* `--color-surface` of theme.css, which a meta element cannot read. */}
        <meta name="theme-color" content="#faf6f0" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { storefront } = loaderData;
  if (typeof document !== "undefined") setStorefront(storefront);
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary() {
  return (
    <PageFrame>
      <BrokenPage />
    </PageFrame>
  );
}
