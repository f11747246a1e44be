import { RecentlyViewed } from "~/blocks/recently-viewed";
import { buttonClass } from "~/ui/button";
import { drawerInset } from "~/ui/drawer-parts";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";
import { closeCart } from "./cart-store";

export function EmptyCart() {
  return (
    <div className={`${drawerInset} pt-7`}>
      <p>Not sure where to begin? Five or six questions lead to a routine.</p>
      <Link
        to="/shop"
        onClick={closeCart}
        className={`${buttonClass("primary", "large")} mt-6 w-full`}
      >
        Shop all products
      </Link>
      <TextLink to="/quiz" onClick={closeCart} className="mt-3">
        Take our quiz
      </TextLink>
      <RecentlyViewed onFollow={closeCart} className="mt-8 border-t border-line pt-6" />
    </div>
  );
}
