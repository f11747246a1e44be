import { supplementStatement } from "~/content/site";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";

export function FounderClose() {
  return (
    <section aria-labelledby="founder-close-title" data-tone="inverse" className="founder-close">
      <div className="wrap">
        <h2 id="founder-close-title">Turn one around.</h2>
        <div className="founder-close-words">
          <p className="text-lg">Every amount is on the label, and on the page that sells it.</p>
          <p className="founder-ways">
            <Link to="/shop" className={buttonClass("primary")}>
              Shop All Products
            </Link>
            <TextLink to="/science">Read Our Science</TextLink>
          </p>
          <p className="text-sm font-semibold">{supplementStatement}</p>
        </div>
      </div>
    </section>
  );
}
