import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { useLoadResult } from "~/commerce/use-load-result";
import { glossary, glossaryWords } from "~/content/glossary";
import { ingredientPictures } from "~/content/ingredient-pictures";
import { supplementStatement } from "~/content/site";
import { GlossaryEntryView } from "./glossary-entry";
import { HelpHead } from "./help-head";
import "./help.css";
import "./glossary.css";

const firstPictured = glossary.find(({ id }) => ingredientPictures[id]);

/** Every ingredient by name. Products are linked once the store has said which of them it has. */
export function GlossaryPage({ products }: { products: LoadResult<Product[]> }) {
  const state = useLoadResult(products);
  const known = state.status === "ready" ? state.value : [];
  return (
    <>
      <HelpHead title={glossaryWords.title} intro={glossaryWords.intro} />
      <div className="glossary wrap">
        <nav aria-label="Ingredients">
          <ul>
            {glossary.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="glossary-entries later">
          {glossary.map((entry) => (
            <GlossaryEntryView
              key={entry.id}
              entry={entry}
              products={known}
              isFirstPictured={entry === firstPictured}
            />
          ))}
          <p className="glossary-statement">* {supplementStatement}</p>
        </div>
      </div>
    </>
  );
}
