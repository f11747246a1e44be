import { categories } from "~/content/categories";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";

/** From the reasons to the bottles. */
export function ScienceShop() {
  const [all, ...others] = categories;
  return (
    <section aria-labelledby="science-shop-title" className="wrap science-shop">
      <h2 id="science-shop-title" className="heading-2">
        Now read it on a label.
      </h2>
      <ul>
        {others.map(({ id, label, path }) => (
          <li key={id}>
            <TextLink to={path}>{label}</TextLink>
          </li>
        ))}
      </ul>
      <Link to={all.path} className={buttonClass("primary")}>
        Shop All Products
      </Link>
    </section>
  );
}
