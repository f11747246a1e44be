import { isRouteErrorResponse, useRouteError } from "react-router";
import { useRetry } from "~/blocks/use-load-result";
import { site } from "~/content/site";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { useOnline } from "~/ui/use-online";

const texts = {
  offline: ["You’re offline", "This page needs a connection. Your cart is saved."],
  missing: ["Page not found", "The link may have a typo, or the page may have moved."],
  failed: [
    "Something went wrong",
    "We couldn’t load this page. Your cart is safe. Please try again in a moment.",
  ],
} as const;

/** In place of a page whose code or data fails; each route exports it. */
export function ErrorBoundary() {
  const { retry, isRetrying } = useRetry();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isOnline = useOnline();
  const [title, text] = texts[isMissing ? "missing" : isOnline ? "failed" : "offline"];
  return (
    <section className="page-width py-section">
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{title}</Heading>
      <p className="mt-5 max-w-measure-md text-lg">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {!isMissing && (
          <Button disabled={isRetrying} onClick={retry} className="noscript:hidden">
            Try Again
          </Button>
        )}
        <ButtonLink to="/" variant="secondary">
          Return to Home
        </ButtonLink>
      </p>
    </section>
  );
}
