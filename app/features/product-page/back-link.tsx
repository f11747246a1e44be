import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { isFromList } from "~/product/list-link";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/**
 * Leads back to the list from which the visitor came, with its filter, page and scroll position; otherwise to the shop.
 */
export function BackLink() {
  const { state } = useLocation();
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    if (!isFromList(state) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link
      to="/shop"
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2 text-note hover:underline sm:text-muted"
    >
      <Icon name="arrow-left" size={16} />
      Back to Shop
    </Link>
  );
}
