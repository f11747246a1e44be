import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { unmatchedChoiceId } from "./unmatched-choice";
import type { VariantChoice } from "./variant-choice";

type BuyButtonProps = ComponentProps<typeof Button> & { chosen: VariantChoice };

/**
 * Sends the buy form. Disabled for a sold-out variant, and for a choice that cannot be added, which a message explains.
 */
export function BuyButton({ chosen: { variant, obstacle }, ...rest }: BuyButtonProps) {
  const isSoldOut = !variant || (!obstacle && !variant.availableForSale);
  return (
    <Button
      type="submit"
      disabled={isSoldOut || obstacle !== null}
      aria-describedby={obstacle ? unmatchedChoiceId : undefined}
      {...rest}
    >
      {isSoldOut ? "Out of Stock" : "Add to Cart"}
    </Button>
  );
}
