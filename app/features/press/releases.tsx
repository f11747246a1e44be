import { type PressRelease, pressReleases } from "~/content/press";
import { longUsDate } from "~/lib/dates";
import { buttonClass } from "~/ui/button";
import { pressFile } from "./press-file";

export function Releases() {
  return (
    <section aria-labelledby="press-releases" className="releases wrap">
      <h2 id="press-releases" className="heading-1">
        Press Releases
      </h2>
      <ul>
        {pressReleases.map((release) => (
          <li key={release.id}>
            <Release release={release} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Release({ release }: { release: PressRelease }) {
  const { id, date, title, description } = release;
  const { href, size } = pressFile(`${id}.pdf`);
  return (
    <article className="release">
      <time dateTime={date} className="tabular">
        {longUsDate(date)}
      </time>
      <div>
        <h3 className="press-title">{title}</h3>
        <p className="press-note">{description}</p>
      </div>
      <a href={href} download className={buttonClass("secondary", "small")}>
        PDF, {size}
        <span className="sr-only">: {title}</span>
      </a>
    </article>
  );
}
