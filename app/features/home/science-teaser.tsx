import { Picture } from "~/blocks/picture";
import scalpSerum from "~/content/generated/pictures/after-wash-scalp-serum-front";
import marineCollagen from "~/content/generated/pictures/ingredient-marine-collagen";
import niacinamide from "~/content/generated/pictures/ingredient-niacinamide";
import sawPalmetto from "~/content/generated/pictures/ingredient-saw-palmetto";
import { ingredientDoses } from "~/content/home";
import { TextLink } from "~/ui/text-link";

export function ScienceTeaser() {
  return (
    <section aria-labelledby="inside" className="home-inside wrap">
      <div className="home-inside-words">
        <h2 id="inside" className="heading-1">
          What is inside, and how much.
        </h2>
        <p className="home-lead">No proprietary blends. A blend hides the dose.</p>
        <table className="home-doses">
          <caption className="sr-only">Three ingredients and their doses</caption>
          <tbody>
            {ingredientDoses.map(({ name, product, dose }) => (
              <tr key={name}>
                <th scope="row">
                  <Picture
                    picture={pictures[name]}
                    alt=""
                    sizes="72px"
                    className="home-dose-picture"
                  />
                  {name} <span>{product}</span>
                </th>
                <td>{dose}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TextLink to="/science">See every ingredient</TextLink>
      </div>
      <div className="home-inside-picture">
        <Picture picture={scalpSerum} sizes="(width < 45rem) 100vw, 54vw" />
      </div>
    </section>
  );
}

const pictures = {
  "Marine collagen": marineCollagen,
  "Saw palmetto": sawPalmetto,
  Niacinamide: niacinamide,
};
