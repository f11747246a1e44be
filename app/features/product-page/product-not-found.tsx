import { useEffect } from "react";
import { site } from "~/content/site";
import { removeRecentlyViewed } from "~/product/recently-viewed";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";

/** Removes the product of `handle` from the recently viewed ones. */
export function ProductNotFound({ handle }: { handle?: string }) {
  useEffect(() => {
    if (handle) removeRecentlyViewed(handle);
  }, [handle]);

  return (
    <div className="page-width min-h-[50svh] py-section">
      <title>{`Product not found | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>Product not found</Heading>
      <Lead>It may have been renamed, or retired for good.</Lead>
      <p className="mt-8">
        <ButtonLink to="/shop" variant="secondary">
          Back to Shop
        </ButtonLink>
      </p>
    </div>
  );
}
