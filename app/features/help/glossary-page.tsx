import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";
import { queryKeys } from "~/commerce/query-keys";
import { useAnswer } from "~/commerce/use-answer";
import { glossary, glossaryWords } from "~/content/glossary";
import { ingredientPictures } from "~/content/ingredient-pictures";
import { supplementStatement } from "~/content/site";
import { GlossaryEntryView } from "./glossary-entry";
import { HelpHead } from "./help-head";
import "./help.css";
import "./glossary.css";

const firstPictured = glossary.find(({ id }) => ingredientPictures[id]);

/** Every ingredient by name. Products are linked once the store has said which of them it has. */
export function GlossaryPage({ products }: { products: Answer<Product[]> }) {
  const reading = useAnswer(products, queryKeys.products);
  const known = reading.status === "ready" ? reading.value : [];
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
