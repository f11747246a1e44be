import { Picture } from "~/blocks/picture";
import categoryNutraceuticals from "~/content/generated/pictures/category-nutraceuticals";
import { latestRelease, pressReleases } from "~/content/press";
import { longUsDate } from "~/lib/dates";
import { buttonClass } from "~/ui/button";
import { ExternalLink } from "./external-link";
import { pressFile } from "./press-file";

/** The newest is the one that the outlets carried. */
const mainRelease = pressFile(`${pressReleases[0]?.id}.pdf`);

export function InTheNews() {
  const { date, title, description, totalOutlets, featured } = latestRelease;
  return (
    <section aria-labelledby="in-the-news" className="news">
      <div className="news-picture">
        <Picture
          picture={categoryNutraceuticals}
          sizes="(min-width: 68.75rem) 50vw, 100vw"
          priority
        />
      </div>
      <div className="news-words">
        <h2 id="in-the-news" className="heading-1">
          In The News
        </h2>
        <article>
          <p className="mb-2 text-muted tabular">
            <time dateTime={date}>{longUsDate(date)}</time>, carried by {totalOutlets} outlets
          </p>
          <h3 className="heading-2">{title}</h3>
          <p className="news-text">{description}</p>
          <ExternalLink href={mainRelease.href} className={buttonClass("primary")}>
            Read the main release
          </ExternalLink>
        </article>
        <div className="news-outlets">
          <h3 id="featured-in">Featured in</h3>
          <ul aria-labelledby="featured-in" className="outlet-list">
            {featured.map(({ name, url }) => (
              <li key={url}>
                <ExternalLink href={url} className="outlet-link">
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
