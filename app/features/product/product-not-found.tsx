import { useEffect } from "react";
import { removeSeen } from "~/blocks/seen-products";
import { site } from "~/content/site";
import { buttonClass } from "~/ui/button";
import { Heading, Lead } from "~/ui/heading";
import { Link } from "~/ui/link";

/** `gone`: the handle that the store says it has no product under. */
export function ProductNotFound({ gone }: { gone?: string }) {
  useEffect(() => {
    if (gone) removeSeen(gone);
  }, [gone]);

  return (
    <div className="page-width min-h-[50svh] py-section">
      <title>{`Product not found | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>Product not found</Heading>
      <Lead>It may have been renamed, or sold for the last time.</Lead>
      <p className="mt-8">
        <Link to="/shop" className={buttonClass("secondary")}>
          Back to Shop
        </Link>
      </p>
    </div>
  );
}
