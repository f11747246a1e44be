import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";

/** What a browser without JavaScript shows in place of the questions. */
export function WithoutScript() {
  return (
    <div className="hidden py-10 noscript:block">
      <h2 className="heading-1">Five or six questions, one routine</h2>
      <p className="mt-4 max-w-[34em]">
        The quiz runs on your device and keeps your answers there, which takes JavaScript. It is
        switched off in this browser. Every product in the shop says what it is for, so you can
        choose by yourself as well.
      </p>
      <Link to="/shop" className={`${buttonClass("primary")} mt-6`}>
        Shop all products
      </Link>
    </div>
  );
}
