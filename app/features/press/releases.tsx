import { type PressRelease, pressReleases } from "~/content/proof/press";
import { longUsDate } from "~/lib/dates";
import { buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { getPressFile } from "./press-file";

export function Releases() {
  return (
    <Section aria-labelledby="press-releases">
      <Heading id="press-releases">Press Releases</Heading>
      <ul className="mt-7 divide-y divide-line border-y border-line lg:mt-12">
        {pressReleases.map((release) => (
          <li key={release.id}>
            <Release release={release} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Release({ release }: { release: PressRelease }) {
  const { id, date, title, description } = release;
  const { href, size } = getPressFile(`${id}.pdf`);
  return (
    <article className="grid gap-x-gutter gap-y-2 py-6 sm:grid-cols-12 sm:items-center lg:py-7">
      <time
        dateTime={date}
        className="tabular text-muted sm:col-span-full lg:col-span-3 lg:self-start lg:pt-1.5"
      >
        {longUsDate(date)}
      </time>
      <div className="sm:col-span-9 lg:col-span-7">
        <Heading level={3} size="xs">
          {title}
        </Heading>
        <p className="mt-1.5 max-w-measure-lg text-muted">{description}</p>
      </div>
      <p className="sm:col-span-3 sm:text-right lg:col-span-2">
        <a href={href} download className={buttonClass("secondary", "small")}>
          PDF, {size}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </article>
  );
}
