import { cautionCopy } from "#brand/content/product/caution.ts";
import { useRoot } from "~/commerce/root";
import { TextLink } from "~/ui/link";
import { AvoidedNote } from "./avoided-note";
import { getCaution } from "./brand-products";

type CautionProps = {
  /** Handles of the products that the button adds. */
  of: readonly string[];
  /** On a card or a line: of supplements alone, and without a link. */
  isShort?: boolean;
  className?: string;
};

/** Who should not use a product, and what allergens it contains: beside each button that adds it. */
export function Caution({ of, isShort = false, className = "" }: CautionProps) {
  const { products } = useRoot();
  const caution = getCaution(of, products, isShort);
  return (
    <>
      <AvoidedNote of={of} className={className} />
      {caution && (
        <p className={`text-sm text-muted ${className}`}>
          {caution.isSample && `${cautionCopy.sample} `}
          {caution.text}
          {!isShort && (
            <>
              {" "}
              <TextLink to={caution.to} variant="inline" prefetch="none">
                {cautionCopy.link}
              </TextLink>
            </>
          )}
        </p>
      )}
    </>
  );
}
