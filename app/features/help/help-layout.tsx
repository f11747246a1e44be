import type { ReactNode } from "react";
import { helpPages } from "#brand/content/help/help-pages.ts";
import { site } from "#brand/content/site.ts";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { LinkList, textLinkVariants } from "~/ui/link";
import { getMailtoUrl } from "./mailto";

type HelpHeadProps = { title: string; intro: string; children?: ReactNode };

export function HelpHead({ title, intro, children }: HelpHeadProps) {
  return (
    <header className="page-width pt-10 pb-8 lg:pt-24 lg:pb-16">
      <Heading level={1} size="xl" className="max-em-12">
        {title}
      </Heading>
      <p className="mt-4 max-w-measure-md text-lg lg:mt-8">{intro}</p>
      {children}
    </header>
  );
}

type Part = { id: string; title: string };

/** The table of contents at the left, the text at the right. */
export function HelpLayout({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <Grid className="page-width pb-section">
      <nav
        aria-label="On this page"
        className="mb-10 border-y border-line py-3 lg:sticky lg:top-sticky lg:col-span-3 lg:self-start"
      >
        <ul className="flex flex-wrap gap-x-6 lg:block">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={textLinkVariants({
                  variant: "entry",
                  className: "text-muted hover:text-ink",
                })}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-12 lg:col-span-7 lg:col-start-5 lg:gap-16">{children}</div>
    </Grid>
  );
}

export function HelpPart({ id, title, children }: Part & { children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Heading size="md" id={id} tabIndex={-1} className="mb-4">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Ends every help page: links to the others, and the email address. */
export function HelpFoot({ path }: { path: string }) {
  return (
    <div data-tone="soft" className="py-12">
      <div className="page-width grid gap-8 lg:grid-cols-[5fr_7fr] lg:items-end">
        <section aria-labelledby="help-person">
          <Heading size="md" id="help-person">
            Still have a question?
          </Heading>
          <p>A real person answers within one business day.</p>
          <a href={getMailtoUrl("A question")} className={textLinkVariants()}>
            {site.email}
          </a>
        </section>
        <nav aria-label="Help">
          <LinkList
            links={helpPages.filter(({ to }) => to !== path)}
            className="flex flex-wrap gap-x-6 lg:justify-end"
          />
        </nav>
      </div>
    </div>
  );
}
