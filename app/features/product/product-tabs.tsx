import type { Product } from "~/commerce/model";
import type { ProductNote } from "~/content/product-notes";
import { firstSentences, paragraphsOf } from "~/lib/text";
import { Tabs } from "~/ui/tabs";
import { TextLink } from "~/ui/text-link";
import { FactsTable } from "./facts-table";

type ProductTabsProps = { product: Product; note: ProductNote | null };

export function ProductTabs({ product, note }: ProductTabsProps) {
  return (
    <section aria-label="About this product" className="wrap pt-(--section)">
      <Tabs
        label="About this product"
        tabs={[
          { label: "Description", panel: <Description product={product} note={note} /> },
          { label: "Key Ingredients", panel: <KeyIngredients note={note} /> },
          { label: "How to Use", panel: <HowToUse note={note} /> },
        ]}
      />
    </section>
  );
}

const columns = "grid grid-cols-[minmax(0,1fr)] gap-8 lg:columns-12";
const copyColumn = "lg:col-span-6";
const sideColumn = "lg:col-start-8 lg:col-end-13";
const leadLook = "display text-3xl/[1.12] text-balance break-words lg:text-[2.625rem]/[1.06]";

/** The store's own words: the first sentence leads, the rest follows. Plain text, never markup. */
function Description({ product, note }: ProductTabsProps) {
  const lead = firstSentences(product.description);
  const rest = paragraphsOf(product.description.trim().slice(lead.length));
  return (
    <div className={columns}>
      <div className={copyColumn}>
        <p className={leadLook}>{lead || product.title}</p>
        <div className="mt-6 max-w-[58ch] space-y-4 break-words lg:mt-7">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {note && (
        <div className={sideColumn}>
          <FactsTable {...note.facts} />
        </div>
      )}
    </div>
  );
}

function KeyIngredients({ note }: Pick<ProductTabsProps, "note">) {
  return (
    <div className={columns}>
      <div className={copyColumn}>
        <p className={leadLook}>Every ingredient has a reason, and the reason is public.</p>
        <p className="mt-6 max-w-[58ch] lg:mt-7">
          What each one does, at which dose, and which studies we read before we chose it: all of it
          is on one page.
        </p>
        <TextLink to="/science" className="mt-2">
          Every ingredient, on Our Science
        </TextLink>
      </div>
      {note && (
        <ul className={`${sideColumn} self-start border-b border-line`}>
          {note.facts.rows.map(({ name }) => (
            <li key={name} className="border-t border-line py-3">
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function HowToUse({ note }: Pick<ProductTabsProps, "note">) {
  return (
    <div className={copyColumn}>
      {note && <p className={`${leadLook} mb-6 lg:mb-7`}>{note.use}</p>}
      <p className="max-w-[58ch]">
        Follow the directions on the label. If your skin or your stomach disagrees, stop, and ask us
        or your doctor.
      </p>
    </div>
  );
}
