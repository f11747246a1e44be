import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { useLoadResult } from "~/commerce/use-load-result";
import { glossary, glossaryCopy } from "~/content/help/glossary";
import { ingredientPictures } from "~/content/science/ingredient-pictures";
import { supplementStatement } from "~/content/site";
import { GlossaryEntryView } from "./glossary-entry";
import { HelpHead } from "./help-head";

const firstPictured = glossary.find(({ id }) => ingredientPictures[id]);

/** Every ingredient by name. Products are linked once the store has said which of them it has. */
export function GlossaryPage({ products }: { products: LoadResult<Product[]> }) {
  const state = useLoadResult(products);
  const known = state.status === "ready" ? state.value : [];
  return (
    <>
      <HelpHead title={glossaryCopy.title} intro={glossaryCopy.intro} />
      <div className="page-width pb-section">
        <nav aria-label="Ingredients">
          <ul className="flex flex-wrap gap-x-6 border-y border-line py-3">
            {glossary.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {glossary.map((entry) => (
            <GlossaryEntryView
              key={entry.id}
              entry={entry}
              products={known}
              isFirstPictured={entry === firstPictured}
            />
          ))}
          <p className="max-w-measure-lg pt-7 font-semibold">* {supplementStatement}</p>
        </div>
      </div>
    </>
  );
}
