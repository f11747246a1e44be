import { getMailtoUrl } from "~/content/help/contact";
import { helpPages } from "~/content/help/help-pages";
import { site } from "~/content/site";
import { Heading } from "~/ui/heading";
import { TextLink, textLinkClass } from "~/ui/text-link";

/** The same help in the same place on every page of help: the other pages, and a person. */
export function HelpFoot({ path }: { path: string }) {
  return (
    <div data-tone="soft" className="py-12">
      <div className="page-width grid gap-7 lg:grid-cols-[5fr_7fr] lg:items-end">
        <section aria-labelledby="help-person">
          <Heading size="md" id="help-person">
            Still a question?
          </Heading>
          <p>A person answers, within one business day.</p>
          <a href={getMailtoUrl("A question")} className={textLinkClass}>
            {site.email}
          </a>
        </section>
        <nav aria-label="Help">
          <ul className="flex flex-wrap gap-x-7 lg:justify-end">
            {helpPages
              .filter((page) => page.to !== path)
              .map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to}>{label}</TextLink>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
