import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { FailureNotice } from "~/blocks/failure-notice";
import { useCatalog } from "~/product/use-catalog";
import { showToast } from "~/ui/toasts";
import { addLines, type LinkedLine } from "./cart-link";
import { CartFrame } from "./cart-page";
import { hasDiscountLink } from "./discount-link";

/** Puts the lines of a link into the cart and opens its page. */
export function CartLinkPage({ lines }: { lines: readonly LinkedLine[] }) {
  const { items: products, failure, retry } = useCatalog("products", true);
  const { search } = useLocation();
  // Two navigations at once would cancel one another.
  const isReady = !hasDiscountLink(search) && products !== null;
  const navigate = useNavigate();
  const isFollowed = useRef(false);

  async function follow() {
    // Effects run twice in development.
    if (isFollowed.current) return;
    isFollowed.current = true;
    const notice = addLines(lines, products ?? []);
    // Going back does not fill the cart again.
    await navigate({ pathname: "/cart", search }, { replace: true });
    if (!notice) return;
    const { isUnlisted, ...toast } = notice;
    const contact = { label: "Contact Us", onSelect: () => void navigate("/contact") };
    showToast({ ...toast, ...(isUnlisted && { action: contact }) });
  }
  const followWhenReady = useEffectEvent(follow);
  useEffect(() => {
    if (isReady) void followWhenReady();
  }, [isReady]);

  return (
    <CartFrame>
      {failure ? (
        <div className="mt-8">
          <FailureNotice title="We couldn’t fill your cart from this link." retry={retry} />
        </div>
      ) : (
        <p role="status" className="mt-4 text-muted noscript:hidden">
          Opening your cart...
        </p>
      )}
    </CartFrame>
  );
}
