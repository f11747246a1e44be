import { Picture } from "~/blocks/picture";
import { categories } from "~/content/categories";
import haircare from "~/content/generated/pictures/category-haircare";
import nutraceuticals from "~/content/generated/pictures/category-nutraceuticals";
import scalpTherapy from "~/content/generated/pictures/category-scalp-therapy";
import { categoryLines } from "~/content/home";
import { Link } from "~/ui/link";

/** One large picture and two small ones whose feet stand on one line. */
export function Categories() {
  return (
    <section aria-labelledby="categories" className="home-categories wrap">
      <div className="home-categories-head">
        <h2 id="categories" className="heading-1">
          One for the table, one for the shower, one for the night.
        </h2>
        <p>Three categories. Each does one job, and each says what it will not do.</p>
      </div>
      {categories.map(
        ({ id, label, path }) =>
          id !== "all" && (
            <div key={id} className="home-category" data-category={id}>
              <div className="home-frame">
                <Picture {...pictures[id]} alt="" />
              </div>
              <h3>
                <Link to={path} className="home-cover">
                  {label}
                </Link>
              </h3>
              <p>{categoryLines[id]}</p>
            </div>
          ),
      )}
    </section>
  );
}

const pictures = {
  nutraceuticals: { picture: nutraceuticals, sizes: "(width < 68.75rem) 92vw, 628px" },
  haircare: { picture: haircare, sizes: "(width < 68.75rem) 45vw, 302px" },
  "scalp-therapy": { picture: scalpTherapy, sizes: "(width < 68.75rem) 45vw, 302px" },
} as const;
