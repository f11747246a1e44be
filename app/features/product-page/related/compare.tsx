import { sampleTextNote } from "#brand/content/product/caution.ts";
import { comparisonId, comparisonTitle } from "#brand/content/product/purchase-copy.ts";
import { getProductPath } from "~/lib/paths";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import type { ComparedIngredient, Comparison } from "./comparison";

/** This product beside the one that it is often confused with. */
export function Compare({ products, ingredients, isSample }: Comparison) {
  const rows = [
    ["For you if", products.map(({ forWhom }) => forWhom)],
    ["Not for you if", products.map(({ notFor }) => notFor)],
    ["Price", products.map(({ price }) => price ?? "–")],
  ] as const;
  return (
    <Section aria-labelledby={comparisonId} spacing="top">
      <Heading id={comparisonId} size="md" tabIndex={-1} className="scroll-mt-header">
        {comparisonTitle}
      </Heading>
      {isSample && <p className="mt-4 font-medium">{sampleTextNote}</p>}
      <div className="mt-6 overflow-x-auto">
        <table aria-labelledby={comparisonId} className="w-full table-fixed text-left">
          <thead>
            <tr className="border-b border-ink align-bottom">
              {products.map(({ handle, title }, index) => (
                <th
                  key={handle}
                  scope="col"
                  className="py-3 pr-2 font-display text-display-xs max-narrow:text-lg"
                >
                  {index === 0 ? (
                    title
                  ) : (
                    <TextLink to={`${getProductPath(handle)}#${comparisonId}`} variant="inline">
                      {title}
                    </TextLink>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, cells]) => (
              <tr key={name} className="border-b border-line align-top">
                {joinEqual(cells).map(({ text, columns }) => (
                  <td key={text} colSpan={columns} className="py-3 pr-4">
                    <span className="block text-sm text-muted">{name}</span>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
            {ingredients.map((ingredient) => (
              <DoseRow key={ingredient.name} {...ingredient} products={products} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** What holds for both products is said once, across both columns. */
function joinEqual([one = "", other = ""]: readonly string[]) {
  if (one === other) return [{ text: one, columns: 2 }];
  return [one, other].map((text) => ({ text, columns: 1 }));
}

/** The bars are decoration: each amount is written beside its own. */
function DoseRow({ name, amounts, products }: ComparedIngredient & Pick<Comparison, "products">) {
  return (
    <tr className="border-b border-line align-top">
      {amounts.map((amount, index) => (
        <td key={products[index]?.handle} className="py-3 pr-4">
          <span className="block text-sm text-muted">{name}</span>
          <span className="tabular">{amount?.text ?? "None"}</span>
          <progress aria-hidden="true" value={amount?.share ?? 0} className="progress-bar mt-1" />
        </td>
      ))}
    </tr>
  );
}
