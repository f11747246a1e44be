import { Heading } from "~/ui/heading";
import { ButtonLink, TextLink } from "~/ui/link";

/** Why the list is empty: no match for the filter, an unknown category, or an empty store. */
type Reason = "filter" | "category" | "store";

export function NoProducts({ reason }: { reason: Reason }) {
  return (
    <div className="py-8 lg:py-12">
      <Heading size="md">No products found</Heading>
      <p className="mt-3 max-w-measure-sm text-muted">{sentences[reason]}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        {reason !== "store" && (
          <ButtonLink to="/shop" variant="secondary">
            Shop all products
          </ButtonLink>
        )}
        <TextLink to="/quiz">Take our quiz</TextLink>
      </p>
    </div>
  );
}

const sentences: Record<Reason, string> = {
  filter: "Nothing here is all of that at once. Take one of the choices above back.",
  category: "There is nothing under this name. The whole range is one step away.",
  store: "The shelf is empty at the moment. Please look in again later.",
};
