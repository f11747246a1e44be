import type { Product } from "~/commerce/model";
import { keepUnits } from "~/lib/text";
import { listOptions } from "~/product/variants";
import { TextLink } from "~/ui/link";
import type { VariantChoice } from "./variant-choice";

/** The id of the message that says why a choice cannot be added. */
export const unmatchedChoiceId = "unmatched-choice";

type UnmatchedChoiceProps = { product: Product; chosen: VariantChoice };

/** Says why a choice cannot be added, and what the price is for (rule 13 in docs/rules.md). */
export function UnmatchedChoice({ product, chosen }: UnmatchedChoiceProps) {
  return (
    <p role="status" id={unmatchedChoiceId} className="text-note not-empty:mt-4">
      {getMessage(product, chosen)}
    </p>
  );
}

function getMessage(product: Product, chosen: VariantChoice): string | null {
  const problem = getUnmatchedProblem(product, chosen);
  if (!problem) return null;
  const kept = getKeptValues(chosen);
  if (chosen.obstacle === "plan") return `${problem} Contact us to order it.`;
  const price = kept && ` The price shown is for ${kept}.`;
  const contact = product.hasMoreVariants ? ", or contact us" : "";
  return `${problem}${price} Choose another option to add it to your cart${contact}.`;
}

/**
 * The problem in one sentence, or null when a variant matches. Only a product whose variants were all fetched has no
 * others.
 */
export function getUnmatchedProblem(
  { hasMoreVariants }: Product,
  { obstacle, choice, variant }: VariantChoice,
): string | null {
  if (!variant) return null;
  const values = [...choice.values()].map(keepUnits).join(" · ");
  switch (obstacle) {
    case null:
      return null;
    case "plan":
      return "You can’t order this on this page.";
    case "link":
      return hasMoreVariants
        ? "You can’t order the option in your link on this page."
        : "The option in your link is no longer available.";
    case "options":
      return hasMoreVariants
        ? `You can’t order ${values} on this page.`
        : `We don’t make ${values}.`;
  }
}

/** The options of the variant whose price is shown, joined; empty for a product without options. */
export function getKeptValues({ variant }: VariantChoice): string {
  return variant ? listOptions(variant) : "";
}

/** Says that not all options are shown, and whom to ask. */
export function MoreVariants({ product }: { product: Product }) {
  const isForSale = product.variants.some(({ availableForSale }) => availableForSale);
  return (
    <p className="mt-5 text-note">
      {product.availableForSale && !isForSale
        ? "The options you can choose here are sold out, but others are in stock."
        : "This product comes in more options than you can choose here. Don’t see yours?"}{" "}
      <TextLink to="/contact" variant="inline">
        Contact us
      </TextLink>
      .
    </p>
  );
}
