import type { ReactNode } from "react";
import { ingredientImages } from "#brand/content/science/ingredient-images.ts";
import { type Ingredient, ingredients } from "#brand/content/science/ingredients.ts";
import { scienceCopy, scienceHeadings } from "#brand/content/science/science.ts";
import { Picture } from "~/blocks/picture";
import { imageSizes } from "~/lib/breakpoints";
import { getProductPath } from "~/lib/paths";
import { getUses } from "~/product/brand-products";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { LinkList } from "~/ui/link";
import { Section, Split } from "~/ui/section";

export function IngredientList({ missing }: { missing: readonly string[] }) {
  return (
    <Section id="ingredients" aria-labelledby="ingredients-title">
      <Split
        ratio="7:5"
        className="mb-8 max-lg:gap-y-4 lg:mb-10 lg:items-end"
        head={
          <Heading id="ingredients-title" className="lg:max-em-9">
            {scienceHeadings.ingredients}
          </Heading>
        }
      >
        <p className="max-w-measure-md text-lg text-muted">{scienceCopy.ingredients}</p>
      </Split>
      {ingredients.map((ingredient) => (
        <IngredientEntry key={ingredient.id} ingredient={ingredient} missing={missing} />
      ))}
    </Section>
  );
}

type IngredientEntryProps = { ingredient: Ingredient; missing: readonly string[] };

/**
 * Starts with name and dose, as a label does. Other pages link to its id. One column where large text leaves no room
 * for a dose beside its image.
 */
function IngredientEntry({ ingredient, missing }: IngredientEntryProps) {
  const { id, name, category, benefits, doseNote, studies } = ingredient;
  const uses = getUses(id);
  const products = uses.filter(({ handle }) => !missing.includes(handle));
  const image = ingredientImages[id];
  return (
    <Grid
      as="article"
      isAlwaysGrid
      id={id}
      aria-labelledby={`${id}-name`}
      className="group/entry grid-cols-fit gap-y-4 border-t border-ink pt-5 pb-6 sm:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pb-10"
    >
      <div className="max-sm:col-span-full lg:col-span-3">
        <Heading
          level={3}
          size="md"
          id={`${id}-name`}
          className="decoration-accent decoration-1 underline-offset-8 group-target/entry:underline"
        >
          {name}
        </Heading>
        <p className="text-muted">{category}</p>
      </div>
      <div className="lg:col-span-2 lg:row-span-2">
        <Term>Dose</Term>
        <p className="text-muted">
          <b className="block font-display text-display-md text-ink">
            {uses[0]?.amount ?? scienceCopy.doseByWeight}
          </b>{" "}
          {doseNote}
        </p>
      </div>
      {image && (
        <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-span-3 lg:col-start-1 lg:row-start-2 lg:mt-6">
          <Picture
            image={image}
            sizes={imageSizes({ base: "45vw", lg: "302px" })}
            className="w-full rounded-picture sm:max-lg:w-3/5"
          />
        </div>
      )}
      <div className="max-sm:col-span-full lg:col-span-4 lg:row-span-2 lg:pr-6">
        <Term>Function</Term>
        <p>{ingredient.function}</p>
        <Term>Benefits</Term>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2">
              <span aria-hidden="true">–</span> {benefit}
            </li>
          ))}
        </ul>
        {products.length > 0 && (
          <>
            <Term>Found in</Term>
            <LinkList
              links={products.map(({ handle, title }) => ({
                label: title,
                to: getProductPath(handle),
              }))}
              className="-mt-3 flex flex-wrap gap-x-5"
            />
          </>
        )}
      </div>
      <div className="text-muted max-sm:col-span-full lg:col-span-3 lg:row-span-2">
        <Term>Studies</Term>
        {studies?.map(({ source, says }) => (
          <p key={source} className="mb-3 last:mb-0">
            <cite className="block text-ink not-italic">{source}</cite> {says}
          </p>
        ))}
        {!studies && <p>{ingredient.withoutStudies}</p>}
      </div>
    </Grid>
  );
}

function Term({ children }: { children: ReactNode }) {
  return <h4 className="mt-4 mb-1 text-note font-semibold text-ink first:mt-0">{children}</h4>;
}
