import { isRouteErrorResponse, useRouteError } from "react-router";
import { site } from "#brand/content/site.ts";
import { getAdvice, usePressedRetry } from "~/blocks/failure-notice";
import { PageLoading } from "~/blocks/loading";
import { useAutoRetry, useRetry } from "~/commerce/retry";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { useOnline } from "~/ui/use-online";

type PageErrorProps = {
  /** Title of a page that could not be loaded. */
  title?: string;
  text?: string;
  /** Label and address of the way back. */
  back?: readonly [string, string];
};

const defaultBack = ["Return to Home", "/"] as const;

/** Replaces a page whose code or data fails, and loads it again. */
export function PageError({
  title = "Something went wrong",
  text = "We couldn’t load this page. Your cart is safe.",
  back: [label, to] = defaultBack,
}: PageErrorProps) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isOnline = useOnline();
  useAutoRetry(!isMissing);
  const retry = useRetry();
  const [isRetrying, press] = usePressedRetry(() => retry());
  if (isRetrying) return <PageLoading />;

  const [heading, reason] = isMissing
    ? ["Page not found", "The link may have a typo, or the page may have moved."]
    : isOnline
      ? [title, `${text} ${getAdvice(true, true)}`]
      : ["You’re offline", "This page needs a connection. Your cart is saved."];
  return (
    <section className="page-width py-section">
      <title>{`${heading} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{heading}</Heading>
      <p className="mt-5 max-w-measure-md text-lg">{reason}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {!isMissing && (
          <Button onClick={press} className="noscript:hidden">
            Try Again
          </Button>
        )}
        <ButtonLink to={to} variant="secondary">
          {label}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Each route exports it, or one that says more. */
export function ErrorBoundary() {
  return <PageError />;
}
