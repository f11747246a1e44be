import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { unmatchedChoiceId } from "./unmatched-choice";
import type { VariantChoice } from "./variant-choice";

type BuyButtonProps = ComponentProps<typeof Button> & { chosen: VariantChoice };

/** Sends the buy form. Disabled for what is sold out, and for a choice without a variant, which a message explains. */
export function BuyButton({ chosen: { variant, isOffered }, ...rest }: BuyButtonProps) {
  const isSoldOut = !variant || (isOffered && !variant.availableForSale);
  return (
    <Button
      type="submit"
      disabled={isSoldOut || !isOffered}
      aria-describedby={isOffered ? undefined : unmatchedChoiceId}
      {...rest}
    >
      {isSoldOut ? "Out of Stock" : "Add to Cart"}
    </Button>
  );
}
