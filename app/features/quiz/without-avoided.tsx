import { avoidCopy } from "#brand/content/product/avoid.ts";
import type { Product } from "~/commerce/model";
import { useRoot } from "~/commerce/root";
import { getProductPath } from "~/lib/paths";
import { AvoidChoice } from "~/product/avoid-choice";
import { findAvoided, useAvoided } from "~/product/avoided";
import { getProductCategory } from "~/product/tags";
import { TextLink } from "~/ui/link";
import type { RoutineStep } from "./routine";

type WithoutAvoidedProps = { steps: readonly RoutineStep[]; products: readonly Product[] };

/** The choice of what to avoid, and products of the same categories without it where a step's formula lists it. */
export function WithoutAvoided({ steps, products }: WithoutAvoidedProps) {
  const shown = useRoot().products;
  const choice = useAvoided();
  const check = ({ handle }: Product) => findAvoided([handle], choice, shown);
  const categories = steps
    .filter(({ product }) => check(product).names.length > 0)
    .map(({ product }) => getProductCategory(product.tags));
  const others = products.filter((product) => {
    const { names, isUnknown } = check(product);
    return (
      names.length === 0 &&
      !isUnknown &&
      product.availableForSale &&
      categories.includes(getProductCategory(product.tags)) &&
      !steps.some((step) => step.product.handle === product.handle)
    );
  });
  return (
    <div className="mb-10">
      <AvoidChoice />
      {others.length > 0 && (
        <section aria-label={avoidCopy.instead} className="mt-4">
          <p className="font-medium">{avoidCopy.instead}</p>
          <ul>
            {others.map(({ handle, title }) => (
              <li key={handle}>
                <TextLink to={getProductPath(handle)}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
