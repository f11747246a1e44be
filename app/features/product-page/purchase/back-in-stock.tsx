import { useLocation, useSearchParams } from "react-router";
import { SignUpForm } from "~/blocks/sign-up-form";
import type { Product } from "~/commerce/model";
import { listOptions } from "~/product/variants";
import { getBackSource } from "~/site/sign-up";
import { TextLink } from "~/ui/link";
import { writeChoice } from "./option-choice";
import type { VariantChoice } from "./variant-choice";

type BackInStockProps = { product: Product; chosen: VariantChoice };

/** Shows the variants in stock for a choice that is sold out, and a field for the address of who waits for it. */
export function BackInStock({ product, chosen }: BackInStockProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { variant, obstacle } = chosen;
  if (!variant || obstacle || variant.availableForSale) return null;
  const others = product.variants.filter(({ availableForSale }) => availableForSale);
  return (
    <section
      aria-labelledby="back-in-stock"
      data-tone="raised"
      className="mt-4 rounded-picture p-5"
    >
      {others.length > 0 && (
        <p className="mb-3 text-note">
          In stock now:{" "}
          {others.map((other, index) => (
            <span key={other.id}>
              {index > 0 && ", "}
              <TextLink
                to={`${pathname}?${writeChoice(search, getChoice(other))}`}
                variant="inline"
                replace
                preventScrollReset
              >
                {listOptions(other)}
              </TextLink>
            </span>
          ))}
        </p>
      )}
      <h2 id="back-in-stock" className="font-semibold">
        Tell me when it is back
      </h2>
      <SignUpForm source={getBackSource(product.handle)} />
      <p className="mt-2 text-sm text-muted">One email about this product, and no newsletter.</p>
    </section>
  );
}

function getChoice({ selectedOptions }: Product["variants"][number]): Map<string, string> {
  return new Map(selectedOptions.map(({ name, value }) => [name, value]));
}
