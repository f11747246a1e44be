import { Picture } from "~/blocks/picture";
import { ingredientPictures } from "~/content/ingredient-pictures";
import type { Ingredient } from "~/content/ingredients";
import { Link } from "~/ui/link";

/** Opens with what a label says, name and dose; other pages link to its id. */
export function IngredientCard({ ingredient }: { ingredient: Ingredient }) {
  const { id, name, category, benefits, products, dose, doseOf, studies } = ingredient;
  const picture = ingredientPictures[id];
  return (
    <article id={id} aria-labelledby={`${id}-name`} className="ingredient">
      <div className="ingredient-head">
        <h3 id={`${id}-name`} className="heading-2">
          {name}
        </h3>
        <p className="text-muted">{category}</p>
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 68.75rem) 302px, (min-width: 45rem) 220px, 55vw"
          className="ingredient-picture"
        />
      )}
      <div className="ingredient-dose">
        <h4>Dose</h4>
        <p>
          <b className="display">{dose}</b> {doseOf}
        </p>
      </div>
      <div className="ingredient-use">
        <h4>Function</h4>
        <p>{ingredient.function}</p>
        <h4>Benefits</h4>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <h4>In</h4>
        <ul className="ingredient-products">
          {products.map(({ handle, title }) => (
            <li key={handle}>
              <Link to={`/products/${handle}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="ingredient-studies">
        <h4>Studies</h4>
        {studies?.map(({ source, says }) => (
          <p key={source}>
            <cite>{source}</cite> {says}
          </p>
        ))}
        {!studies && <p>{ingredient.withoutStudies}</p>}
      </div>
    </article>
  );
}
