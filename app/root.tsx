import type { ReactNode } from "react";
import { Links, type LinksFunction, Meta, Outlet, useMatches } from "react-router";
import { breadcrumbList, StructuredData } from "~/blocks/page-meta";
import { requestContext } from "~/commerce/context";
import { setStorefront } from "~/commerce/storefront";
import { site } from "~/content/site";
import { getEarliestDay, isEventDay } from "~/features/holidays/clock";
import { PageScripts } from "~/hydration/page-scripts";
import type { PageHandle } from "~/lib/page-handle";
import favicon from "~/shell/favicon.svg?no-inline";
import { keepOpenPage } from "~/shell/network-failures";
import { PageFrame } from "~/shell/page-frame";
import appStyles from "~/styles/app.css?url";
import figtree from "~/styles/fonts/figtree.woff2";
import solenneDisplay from "~/styles/fonts/solenne-display.woff2";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import type { Route } from "./+types/root";

export const links: LinksFunction = () => [
  // By URL: an imported stylesheet would be loaded again with every lazy chunk that shares its script.
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

/** For pages without metadata. */
export function meta() {
  return [{ title: site.name }, { name: "description", content: site.description }];
}

export function loader({ context }: Route.LoaderArgs) {
  return {
    storefront: context.get(requestContext).storefront,
    isHolidayEvent: isEventDay(getEarliestDay(Date.now())),
  };
}

/** The storefront never changes, and the browser knows the day. */
export function shouldRevalidate() {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepOpenPage];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // Inline scripts set attributes on this element.
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
  if (!import.meta.env.SSR) setStorefront(storefront);
  return (
    <PageFrame>
      <Outlet />
      <BreadcrumbData siteUrl={storefront.siteUrl} />
    </PageFrame>
  );
}

/** The breadcrumbs of the page's `handle`. The key removes them when another page replaces the served one. */
function BreadcrumbData({ siteUrl }: { siteUrl: string }) {
  const match = useMatches().at(-1);
  const steps = (match?.handle as PageHandle | undefined)?.breadcrumbs;
  return steps && <StructuredData key={match?.id} data={breadcrumbList(siteUrl, steps)} />;
}

/** Rendered when a page's code or data fails; the error is in the log. */
export function ErrorBoundary() {
  return (
    <PageFrame>
      <section className="page-width py-section">
        <title>{`Something went wrong | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <Heading level={1}>Something went wrong</Heading>
        <p className="mt-5 max-w-measure-md text-lg">
          We could not show this page just now. Your cart is kept. Please try again in a moment.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Button onClick={() => location.reload()} className="noscript:hidden">
            Try again
          </Button>
          <ButtonLink to="/" variant="secondary">
            Return to Home
          </ButtonLink>
        </p>
      </section>
    </PageFrame>
  );
}
