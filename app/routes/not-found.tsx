import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { pageTitle } from "~/blocks/page-meta";
import { ButtonLink, TextLink } from "~/ui/link";

export function meta() {
  return [{ title: pageTitle("Page not found") }, { name: "robots", content: "noindex" }];
}

export function loader() {
  return data(null, { status: 404 });
}

/** Rule 42 in docs/rules.md. */
export default function NotFoundRoute() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.log(`404: there is no page at ${pathname}`);
  }, [pathname]);

  return (
    <section className="page-width grid grid-cols-1 gap-x-gutter gap-y-10 py-section sm:grid-cols-2 sm:items-end">
      <h1 className="font-display text-numeral text-primary">404</h1>
      <div>
        <p className="font-display text-display-md">Oops! Page not found</p>
        <p className="mt-4 max-w-measure-sm text-muted">
          The link may have a typo, or the page may have moved. Everything we sell is in the shop.
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/">Return to Home</ButtonLink>
          <TextLink to="/shop">Shop all products</TextLink>
        </p>
      </div>
    </section>
  );
}
