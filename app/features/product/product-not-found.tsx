import { useEffect } from "react";
import { forgetSeen } from "~/blocks/seen-products";
import { site } from "~/content/site";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";

/** `gone`: the handle that the store says it has no product under. */
export function ProductNotFound({ gone }: { gone?: string }) {
  useEffect(() => {
    if (gone) forgetSeen(gone);
  }, [gone]);

  return (
    <div className="wrap min-h-[50svh] py-(--section)">
      <title>{`Product not found | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading-1">Product not found</h1>
      <p className="mt-5 max-w-md text-lg text-muted">
        It may have been renamed, or sold for the last time.
      </p>
      <p className="mt-8">
        <Link to="/shop" className={buttonClass("secondary")}>
          Back to Shop
        </Link>
      </p>
    </div>
  );
}
