import { Link } from "react-router";
import { buttonLook } from "~/ui/button";
import { TextLink } from "~/ui/text-link";

/** `showAll`: whether the whole catalogue may hold more than this. */
export function NoProducts({ showAll }: { showAll: boolean }) {
  return (
    <div className="py-8 lg:py-12">
      <h2 className="heading-2">No products found</h2>
      <p className="mt-3 max-w-md text-stone">
        {showAll
          ? "There is nothing under this name. The whole range is one step away."
          : "The shelf is empty at the moment. Please look in again later."}
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        {showAll && (
          <Link to="/shop" className={buttonLook("secondary")}>
            Shop all products
          </Link>
        )}
        <TextLink to="/quiz">Take our quiz</TextLink>
      </p>
    </div>
  );
}
