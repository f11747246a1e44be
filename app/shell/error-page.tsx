import { site } from "~/content/site";
import { Button, buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";

/** Rendered when a page's code or data fails; the error is in the log. */
export function ErrorPage() {
  return (
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
        <Link to="/" className={buttonClass("secondary")}>
          Return to Home
        </Link>
      </p>
    </section>
  );
}
