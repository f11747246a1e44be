import { ingredients } from "~/content/ingredients";
import { supplementStatement } from "~/content/site";
import { IngredientCard } from "./ingredient-card";

export function IngredientList() {
  return (
    <section id="ingredients" aria-labelledby="ingredients-title" className="wrap ingredients">
      <div className="ingredients-head">
        <h2 id="ingredients-title" className="heading-1">
          Eight ingredients, one by one.
        </h2>
        <p className="text-lg text-muted">
          What each does, what it is good for, where it is, how much there is, and what has been
          published. A study tested an ingredient, and never our bottle.
        </p>
      </div>
      {ingredients.map((ingredient) => (
        <IngredientCard key={ingredient.id} ingredient={ingredient} />
      ))}
      <p className="science-statement">* {supplementStatement}</p>
    </section>
  );
}
