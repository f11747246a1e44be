import { type PressArticle, pressArticles } from "~/content/proof/press";
import { longUsDate } from "~/lib/dates";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { ExternalLink } from "./external-link";

/** The newest article leads over the whole width; the others follow in columns. */
export function FeaturedArticles() {
  const [newest, ...others] = pressArticles;
  return (
    <Section aria-labelledby="featured-articles" tone="raised">
      <Heading id="featured-articles">Featured Articles</Heading>
      <ul className="mt-8 grid grid-cols-1 gap-x-gutter sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-x-16">
        {newest && (
          <li className="col-span-full border-t border-line">
            <LeadCard article={newest} />
          </li>
        )}
        {others.map((article) => (
          <li key={article.id} className="border-t border-line">
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LeadCard({ article }: { article: PressArticle }) {
  return (
    <article className={cardClass}>
      <Category article={article} />
      <div className="grid gap-x-gutter gap-y-3 lg:grid-cols-12 lg:items-end">
        <Heading level={3} size="md" className="sm:text-display-lg lg:col-span-7">
          <Headline article={article} />
        </Heading>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="max-w-measure-md text-lg">{article.excerpt}</p>
          <Source article={article} />
        </div>
      </div>
    </article>
  );
}

function ArticleCard({ article }: { article: PressArticle }) {
  return (
    <article className={`${cardClass} flex h-full flex-col`}>
      <Category article={article} />
      <Heading level={3} size="xs" className="mb-2">
        <Headline article={article} />
      </Heading>
      <p className="mb-auto">{article.excerpt}</p>
      <Source article={article} />
    </article>
  );
}

const cardClass = "group relative pt-6 pb-8 lg:pt-8 lg:pb-12";

type ArticleProps = { article: PressArticle };

function Category({ article: { category } }: ArticleProps) {
  return <p className="mb-2 text-sm font-medium text-primary">{category}</p>;
}

/** Its link covers the whole card. */
function Headline({ article: { url, headline } }: ArticleProps) {
  return (
    <ExternalLink
      href={url}
      className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {headline}
    </ExternalLink>
  );
}

function Source({ article: { publication, date } }: ArticleProps) {
  return (
    <p className="flex flex-wrap gap-x-4 pt-4 text-sm text-muted">
      <span className="font-medium text-primary">{publication}</span>
      <time dateTime={date} className="tabular">
        {longUsDate(date)}
      </time>
    </p>
  );
}
