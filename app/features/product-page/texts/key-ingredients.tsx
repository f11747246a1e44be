import { useHasPage } from "~/commerce/pages";
import type { KeyIngredient, KeyIngredients } from "~/features/product-page/texts/product-copy";
import { AvoidChoice } from "~/product/avoid-choice";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";

/** Each active with its dose, purpose and evidence, and the complete list of ingredients. */
export function KeyIngredientsList({ serving, actives, ingredients, note }: KeyIngredients) {
  const hasAllergens = ingredients.some(({ isAllergen }) => isAllergen);

  return (
    <>
      {serving && <p className="mb-3 text-note text-muted">{serving}, one daily serving</p>}
      <ul className="border-b border-line">
        {actives.map((active) => (
          <ActiveRow key={active.name} active={active} />
        ))}
      </ul>
      <Heading level={3} size="xs" className="mt-10">
        All ingredients
      </Heading>
      <p className="mt-3 max-w-measure-lg text-note">
        {ingredients.map(({ name, isAllergen }, index) => (
          <span key={name}>
            {index > 0 && ", "}
            {isAllergen ? <strong>{name}</strong> : name}
          </span>
        ))}
        .
      </p>
      <p className="mt-3 max-w-measure-lg text-note text-muted">
        In order of weight, most first.{hasAllergens && " Known allergens are in bold."}
        {note && ` ${note}`}
      </p>
      <AvoidChoice />
    </>
  );
}

function ActiveRow({ active }: { active: KeyIngredient }) {
  const { name, to, amount, dailyValue, purpose, evidence } = active;
  const hasPage = useHasPage();
  return (
    <li className="border-t border-line py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {hasPage(to) ? (
          <TextLink to={to} variant="inline" className="font-semibold">
            {name}
          </TextLink>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        {amount && (
          <span className="tabular">
            {amount}
            {dailyValue && <span className="text-muted"> · {dailyValue} of the daily value</span>}
          </span>
        )}
      </p>
      <p className="mt-1">{purpose}</p>
      <p className="mt-1 max-w-measure-lg text-note text-muted">
        {evidence ? (
          <>
            <span className="font-medium text-ink">{evidence.strength} evidence.</span>{" "}
            {evidence.text} Not tested in our formula.
          </>
        ) : (
          "No study cited: judge it by look and feel."
        )}
      </p>
    </li>
  );
}
