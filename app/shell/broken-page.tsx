import { site } from "~/content/site";
import { Button, buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";

/** For a page whose code or data failed; the cause is in the log. */
export function BrokenPage() {
  return (
    <section className="wrap py-section">
      <title>{`Something went wrong | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading-1">Something went wrong</h1>
      <p className="mt-5 max-w-[30em] text-lg">
        We could not show this page just now. Your cart is kept. Please try again in a moment.
      </p>
      <p className="mt-9 flex flex-wrap gap-3">
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
