import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { connectStorefront } from "~/commerce/connection";
import { publicStorefrontContext } from "~/commerce/context";
import type { Route } from "./+types/root";
import "~/styles/app.css";

export function loader({ context }: Route.LoaderArgs) {
  return { storefront: context.get(publicStorefrontContext) };
}

/** The store does not change while a visitor is here; asking again would cost every click a call. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { storefront } = loaderData;
  if (typeof document !== "undefined") connectStorefront(storefront);
  return <Outlet />;
}
