import { type ReactNode, useContext } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { site } from "#brand/content/site.ts";
import displayFont from "#brand/fonts/display.woff2";
import textFont from "#brand/fonts/text.woff2";
import favicon from "#brand/icons/favicon.svg?no-inline";
import { BreadcrumbData } from "~/blocks/page-meta";
import { requestContext } from "~/commerce/context";
import type { RootData } from "~/commerce/root";
import { getEarliestDay, isEventDay } from "~/features/holidays/clock";
import { listViewScript } from "~/features/shop/list-view";
import { earlyInputScript } from "~/hydration/early-input";
import { foreignNodesScript } from "~/hydration/foreign-nodes";
import { NonceContext } from "~/lib/nonce";
import type { PageHandle } from "~/lib/page-handle";
import { useIsServed } from "~/lib/use-is-served";
import { ErrorBoundary as PageError } from "~/shell/error-boundary";
import { PageFrame } from "~/shell/page-frame";
import { sessionStorageScript } from "~/shell/session-storage";
import appStyles from "~/styles/app.css?url";
import printStyles from "~/styles/print.css?url";
import type { Route } from "./+types/root";

export const links: LinksFunction = () => [
  // By URL: an imported stylesheet would be loaded again with every lazy chunk that shares its script.
  { rel: "stylesheet", href: appStyles },
  { rel: "stylesheet", href: printStyles, media: "print" },
  ...[displayFont, textFont].map((href) => ({
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

/** For pages without metadata. */
export function meta() {
  return [{ title: site.name }, { name: "description", content: site.description }];
}

export function loader({ context }: Route.LoaderArgs): RootData {
  const { storefront, showsSamples, products, accountUrl, pagesOff } = context.get(requestContext);
  return {
    storefront,
    showsSamples,
    products,
    hasAccounts: accountUrl !== null,
    pagesOff,
    isHolidayEvent: isEventDay(getEarliestDay(Date.now())),
  };
}

/** The settings never change, and the browser knows the day. */
export function shouldRevalidate() {
  return false;
}

const getEarlyScripts = () => ({
  __html: `${sessionStorageScript()};${listViewScript()};${earlyInputScript()};${foreignNodesScript()}`,
});

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    // Inline scripts set attributes on this element.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={import.meta.env.THEME_COLOR} />
        {/* Only in the served page, in whose head React leaves it alone; before the stylesheets, for which it would wait. */}
        {import.meta.env.SSR && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, which runs before React
          <script nonce={nonce} dangerouslySetInnerHTML={getEarlyScripts()} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* They have run already when React renders the document again after an error of the root. */}
        {useIsServed() && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <PageFrame>
      <Outlet />
      <PageBreadcrumbs />
    </PageFrame>
  );
}

/** The breadcrumbs of the page's `handle`. The key removes them when another page replaces the served one. */
function PageBreadcrumbs() {
  const match = useMatches().at(-1);
  const steps = (match?.handle as PageHandle | undefined)?.breadcrumbs;
  return steps && <BreadcrumbData key={match?.id} steps={steps} />;
}

/** For what no page's own boundary catches: a failure of the frame, or an address that cannot be read. */
export function ErrorBoundary() {
  return (
    <PageFrame>
      <PageError />
    </PageFrame>
  );
}
