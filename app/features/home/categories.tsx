import { Link } from "react-router";
import { Picture } from "~/blocks/picture";
import { categories } from "~/content/categories";
import scalpSerum from "~/content/generated/pictures/after-wash-scalp-serum-front";
import shampoo from "~/content/generated/pictures/growth-strength-shampoo-front";
import nutraceutical from "~/content/generated/pictures/hair-nutraceutical-front";
import { categoryLines } from "~/content/home";

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
                <Link to={path} prefetch="intent" className="home-cover">
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

/** Shown larger than their frames, so that each is another cut. */
const pictures = {
  nutraceuticals: {
    picture: nutraceutical,
    sizes: "(width < 68.75rem) 110vw, 760px",
  },
  haircare: { picture: shampoo, sizes: "(width < 68.75rem) 100vw, 680px" },
  "scalp-therapy": { picture: scalpSerum, sizes: "(width < 68.75rem) 70vw, 480px" },
} as const;
