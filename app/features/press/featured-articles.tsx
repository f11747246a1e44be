import { type PressArticle, pressArticles } from "~/content/press";
import { longUsDate } from "~/lib/dates";
import { ExternalLink } from "./external-link";

export function FeaturedArticles() {
  return (
    <section aria-labelledby="featured-articles" data-tone="raised" className="articles">
      <div className="wrap">
        <h2 id="featured-articles" className="heading-1">
          Featured Articles
        </h2>
        <ul>
          {pressArticles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} isLead={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The headline's link covers the whole card. */
function ArticleCard({ article, isLead }: { article: PressArticle; isLead: boolean }) {
  const { publication, date, category, headline, excerpt, url } = article;
  return (
    <article className={`article-card ${isLead ? "is-lead" : ""}`}>
      <p className="text-sm font-medium text-primary">{category}</p>
      <h3 className="press-title article-title">
        <ExternalLink href={url}>{headline}</ExternalLink>
      </h3>
      <p className="article-excerpt">{excerpt}</p>
      <p className="article-foot">
        <span className="font-medium text-primary">{publication}</span>
        <time dateTime={date} className="tabular">
          {longUsDate(date)}
        </time>
      </p>
    </article>
  );
}
