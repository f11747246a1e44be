import { buttonClass } from "~/ui/button";
import { drawerInset } from "~/ui/drawer-parts";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";

export function NothingSaved({ onFollow }: { onFollow: () => void }) {
  return (
    <div className={`${drawerInset} pt-7`}>
      <p>The heart on a product keeps it here, on this device alone.</p>
      <Link
        to="/shop"
        onClick={onFollow}
        className={`${buttonClass("primary", "large")} mt-6 w-full`}
      >
        Shop all products
      </Link>
      <TextLink to="/quiz" onClick={onFollow} className="mt-3">
        Take our quiz
      </TextLink>
    </div>
  );
}
