import type { ComponentProps } from "react";
import { awards, type PressArticle, pressArticles, pressCopy } from "#brand/content/proof/press.ts";
import { outletGroups, type PressOutlet } from "#brand/content/proof/press-outlets.ts";
import { longDate } from "~/lib/dates";
import { counted } from "~/lib/text";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { textLinkVariants } from "~/ui/link";
import { Section, SplitSection } from "~/ui/section";

/** At most one group is open, because the `details` share a name. */
export function Coverage() {
  return (
    <SplitSection
      titleId="coverage"
      title="Complete Media Coverage"
      text={pressCopy.coverage}
      ratio="5:6"
    >
      <div className="divide-y divide-line border-y border-line">
        {outletGroups.map(({ label, outlets, more }) => (
          <details key={label} name="coverage" className="group">
            <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 hover:text-accent [&::-webkit-details-marker]:hidden">
              <Heading level={3} size="xs" className="mr-auto min-w-0">
                {label}
              </Heading>
              <span className="tabular text-note text-muted">
                {counted(outlets.length, "outlet")}
              </span>
              <Icon name="plus" size={18} className="group-open:hidden" />
              <Icon name="minus" size={18} className="hidden group-open:block" />
            </summary>
            <div className="pb-6">
              <OutletList outlets={outlets} />
              {more && <p className="mt-4 font-medium">{more}</p>}
            </div>
          </details>
        ))}
      </div>
    </SplitSection>
  );
}

type OutletListProps = ComponentProps<"ul"> & { outlets: readonly PressOutlet[] };

export function OutletList({ outlets, ...rest }: OutletListProps) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-gutter"
      {...rest}
    >
      {outlets.map(({ name, url }) => (
        <li key={url}>
          <ExternalLink
            href={url}
            className={textLinkVariants({
              variant: "quiet",
              className: "gap-1 hover:decoration-current",
            })}
          >
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** The newest article leads over the whole width; the others follow in columns. */
export function FeaturedArticles() {
  return (
    <Section aria-labelledby="featured-articles" tone="raised">
      <Heading id="featured-articles">Featured Articles</Heading>
      <ul className="mt-8 grid grid-cols-1 gap-x-gutter sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-x-16">
        {pressArticles.map((article, index) => (
          <li
            key={article.id}
            className={`border-t border-line ${index === 0 ? "col-span-full" : ""}`}
          >
            <ArticleCard article={article} isLead={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The link of the headline covers the whole card. */
function ArticleCard({ article, isLead }: { article: PressArticle; isLead: boolean }) {
  const { category, url, headline, excerpt, publication, date } = article;
  const link = (
    <ExternalLink
      href={url}
      className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {headline}
    </ExternalLink>
  );
  const source = (
    <p className="flex flex-wrap gap-x-4 pt-4 text-sm text-muted">
      <span className="font-medium text-primary">{publication}</span>
      <time dateTime={date} translate="no" className="tabular">
        {longDate(date)}
      </time>
    </p>
  );
  return (
    <article className="group relative flex h-full flex-col pt-6 pb-8 lg:pt-8 lg:pb-12">
      <p className="mb-2 text-sm font-medium text-primary">{category}</p>
      {isLead ? (
        <Grid isAlwaysGrid className="gap-y-3 lg:items-end">
          <Heading level={3} size="md" className="sm:text-display-lg lg:col-span-7">
            {link}
          </Heading>
          <div className="lg:col-span-4 lg:col-start-9">
            <p className="max-w-measure-md text-lg">{excerpt}</p>
            {source}
          </div>
        </Grid>
      ) : (
        <>
          <Heading level={3} size="xs" className="mb-2">
            {link}
          </Heading>
          <p className="mb-auto">{excerpt}</p>
          {source}
        </>
      )}
    </article>
  );
}

type ExternalLinkProps = Pick<ComponentProps<"a">, "href" | "className" | "children">;

/** Opens in a new tab, which gets no `window.opener`. Screen readers hear so; others see an arrow. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}{" "}
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="icon inline-block size-[max(14px,0.6em)]"
      >
        <path d="M5 11l6-6M6 5h5v5" />
      </svg>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

export function Awards() {
  return (
    <Section aria-labelledby="awards" tone="inverse">
      <Heading id="awards">Awards & Recognition</Heading>
      <ul className="mt-8 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-y-16">
        {awards.map(({ title, publication, year, category }) => (
          <li key={title} className="border-t border-line pt-4">
            <p className="tabular text-muted">{year}</p>
            <Heading level={3} size="sm" className="mt-5 lg:mt-10">
              {title}
            </Heading>
            <p className="mt-2 text-muted">
              {publication}, {category}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
