import { letterTo } from "~/content/help/contact";
import { helpPages } from "~/content/help/help-pages";
import { site } from "~/content/site";
import { TextLink, textLinkClass } from "~/ui/text-link";

/** The same help in the same place on every page of help: its neighbors, and a person. */
export function HelpFoot({ path }: { path: string }) {
  return (
    <div data-tone="raised" className="help-foot">
      <div className="wrap">
        <section aria-labelledby="help-person">
          <h2 id="help-person">Still a question?</h2>
          <p>A person answers, within one business day.</p>
          <a href={letterTo("A question")} className={textLinkClass}>
            {site.email}
          </a>
        </section>
        <nav aria-label="Help">
          <ul>
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
