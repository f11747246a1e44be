import { Picture } from "~/blocks/picture";
import type { Product } from "~/commerce/model";
import { type GlossaryEntry, usesOf } from "~/content/glossary";
import { ingredientPictures } from "~/content/ingredient-pictures";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";

type GlossaryEntryViewProps = {
  entry: GlossaryEntry;
  products: readonly Product[];
  /** Whether its picture is the page's first. */
  isFirstPictured: boolean;
};

export function GlossaryEntryView(props: GlossaryEntryViewProps) {
  const { entry, products, isFirstPictured } = props;
  const { id, name, kind, text, isInScience } = entry;
  const uses = usesOf(entry).flatMap(({ handle, amount }) => {
    const product = products.find((candidate) => candidate.handle === handle);
    return product ? [{ handle, amount, title: product.title }] : [];
  });
  const picture = ingredientPictures[id];
  return (
    <article aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {name}
      </h2>
      <p className="glossary-kind">{kind}</p>
      <div>
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="112px"
            priority={isFirstPictured}
            className="glossary-picture"
          />
        )}
        <p>{text}</p>
        {uses.length > 0 && (
          <ul aria-label={`Products with ${name}`}>
            {uses.map(({ handle, amount, title }) => (
              <li key={handle}>
                <Link to={`/products/${handle}`}>{title}</Link>
                {amount && <span className="tabular"> {amount}</span>}
              </li>
            ))}
          </ul>
        )}
        {isInScience && (
          <TextLink to={`/science#${id}`}>
            Function, dose and studies<span className="sr-only"> of {name}</span>
          </TextLink>
        )}
      </div>
    </article>
  );
}
