import { type GlossaryEntry, glossary, glossaryCopy } from "#brand/content/help/glossary.ts";
import { ingredientImages } from "#brand/content/science/ingredient-images.ts";
import { supplementStatement } from "#brand/content/supplement-statement.ts";
import { PageLink } from "~/blocks/page-link";
import { Picture } from "~/blocks/picture";
import type { Product } from "~/commerce/model";
import { getProductPath } from "~/lib/paths";
import { getUses } from "~/product/brand-products";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { TextLink, textLinkVariants } from "~/ui/link";
import { HelpHead } from "./help-layout";

type LinkedProduct = Pick<Product, "handle" | "title">;

const firstWithImage = glossary.find(({ id }) => ingredientImages[id]);

type GlossaryPageProps = { products: LinkedProduct[] | null };

/** Every ingredient by name. Products are linked once the store has said which of them it has. */
export function GlossaryPage({ products }: GlossaryPageProps) {
  return (
    <>
      <HelpHead title={glossaryCopy.title} intro={glossaryCopy.intro} />
      <div className="page-width pb-section">
        <nav aria-label="Ingredients">
          <ul className="flex flex-wrap gap-x-6 border-y border-line py-3">
            {glossary.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className={textLinkVariants({ variant: "entry" })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {glossary.map((entry) => (
          <GlossaryEntryView key={entry.id} entry={entry} products={products ?? []} />
        ))}
        {supplementStatement && (
          <p className="max-w-measure-lg pt-8 font-semibold">* {supplementStatement}</p>
        )}
      </div>
    </>
  );
}

type GlossaryEntryViewProps = { entry: GlossaryEntry; products: readonly LinkedProduct[] };

function GlossaryEntryView({ entry, products }: GlossaryEntryViewProps) {
  const { id, name, kind, text, isInScience } = entry;
  const uses = getUses(id).flatMap(({ handle, amount }) => {
    const product = products.find((candidate) => candidate.handle === handle);
    return product ? [{ handle, amount, title: product.title }] : [];
  });
  const image = ingredientImages[id];
  return (
    <Grid
      as="article"
      aria-labelledby={id}
      className="scroll-mt-[calc(var(--header)+8px)] border-b border-line py-6 lg:items-baseline lg:py-10"
    >
      <Heading size="md" id={id} tabIndex={-1} className="lg:col-span-4">
        {name}
      </Heading>
      <p className="text-muted lg:col-span-2">{kind}</p>
      <div className="mt-3 flow-root max-w-measure-lg lg:col-span-6">
        {image && (
          <Picture
            image={image}
            alt=""
            sizes="112px"
            priority={entry === firstWithImage}
            className="float-right mt-1 mb-2 ml-4 w-28 max-w-1/3 rounded-picture"
          />
        )}
        <p>{text}</p>
        {uses.length > 0 && (
          <ul aria-label={`Products with ${name}`} className="mt-2 flex flex-wrap gap-x-5">
            {uses.map(({ handle, amount, title }) => (
              <li key={handle}>
                <TextLink
                  to={getProductPath(handle)}
                  variant="inline"
                  className="inline-flex min-h-11 items-center"
                >
                  {title}
                </TextLink>{" "}
                {amount && <span className="tabular inline-block">{amount}</span>}
              </li>
            ))}
          </ul>
        )}
        {isInScience && (
          <PageLink to={`/science#${id}`}>
            Function, dose and studies<span className="sr-only"> of {name}</span>
          </PageLink>
        )}
      </div>
    </Grid>
  );
}
