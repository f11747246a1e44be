import { type OutletCategory, outletGroups, outletsIn } from "~/content/press-outlets";
import { pressWords } from "~/content/press-words";
import { counted } from "~/lib/text";
import { Icon } from "~/ui/icon";
import { ExternalLink } from "./external-link";

/** One group open at a time; the browser itself sees to that. */
export function Coverage() {
  return (
    <section aria-labelledby="coverage" className="coverage wrap">
      <div>
        <h2 id="coverage" className="heading-1">
          Complete Media Coverage
        </h2>
        <p className="coverage-lead">{pressWords.coverage}</p>
      </div>
      <div className="coverage-groups">
        {outletGroups.map(({ category, label }) => (
          <details key={category} name="coverage">
            <summary>
              <h3 className="press-title">{label}</h3>
              <span className="tabular text-note text-muted">
                {counted(outletsIn(category).length, "outlet")}
              </span>
              <Icon name="plus" size={18} className="when-closed" />
              <Icon name="minus" size={18} className="when-open" />
            </summary>
            <Outlets category={category} />
          </details>
        ))}
      </div>
    </section>
  );
}

function Outlets({ category }: { category: OutletCategory }) {
  return (
    <>
      <ul className="outlet-list">
        {outletsIn(category).map(({ name, url }) => (
          <li key={url}>
            <ExternalLink href={url} className="outlet-link">
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {category === "regional" && <p className="more-regional">{pressWords.moreRegional}</p>}
    </>
  );
}
