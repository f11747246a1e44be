import { Marquee } from "~/blocks/marquee";
import {
  awards,
  getReleaseFile,
  mediaKitFile,
  type PressRelease,
  pressReleases,
} from "~/content/proof/press";
import { heroPublications, pressCopy } from "~/content/proof/press-copy";
import { pressOutlets } from "~/content/proof/press-outlets";
import { site } from "~/content/site";
import { longUsDate } from "~/lib/dates";
import { buttonClass } from "~/ui/button";
import { Heading, Lead } from "~/ui/heading";
import { Section, Split } from "~/ui/section";
import { Coverage, InTheNews } from "./coverage";
import { FeaturedArticles } from "./featured-articles";
import { getPressFile } from "./press-file";

export function PressPage() {
  return (
    <>
      <PressHero />
      <InTheNews />
      <OutletRows />
      <Coverage />
      <FeaturedArticles />
      <Releases />
      <Awards />
      <Inquiries />
    </>
  );
}

function PressHero() {
  return (
    <Section aria-labelledby="press-title" spacing="none" className="pt-8 pb-12 lg:pt-24 lg:pb-24">
      <Split
        ratio="7:5"
        className="lg:items-end"
        head={
          <>
            <Heading level={1} size="xl" id="press-title">
              In print, on air,
              <br /> <em className="display-italic">on the record</em>
            </Heading>
            <Lead>{pressCopy.lead}</Lead>
          </>
        }
      >
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-gutter lg:grid-cols-2">
          {heroPublications.map((name) => (
            <li
              key={name}
              className="border-t border-line py-4 font-display text-display-xs lg:py-5"
            >
              {name}
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

/** Two rows of names that move in opposite directions. */
function OutletRows() {
  const half = Math.ceil(pressOutlets.length / 2);
  const rows = [
    { label: "Outlets, first row", outlets: pressOutlets.slice(0, half), isReverse: false },
    { label: "Outlets, second row", outlets: pressOutlets.slice(half), isReverse: true },
  ];
  return (
    <div className="grid grid-cols-1 gap-3 pt-10 lg:gap-5 lg:pt-16">
      {rows.map(({ label, outlets, isReverse }) => (
        <Marquee
          key={label}
          label={label}
          items={outlets.map(({ name, url }) => (
            <span
              key={url}
              className="font-display text-display-md/tight whitespace-nowrap text-primary"
            >
              {name}
            </span>
          ))}
          rowClass="mt-1 gap-12"
          reverse={isReverse}
        />
      ))}
    </div>
  );
}

function Awards() {
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

function Inquiries() {
  const { href, size } = getPressFile(mediaKitFile);
  return (
    <Section id="inquiries" aria-labelledby="press-inquiries">
      <Split ratio="5:6" head={<Heading id="press-inquiries">Press Inquiries</Heading>}>
        <p className="text-lg">{pressCopy.inquiries}</p>
        <p className="mt-8 mb-5 flex flex-wrap gap-3">
          <a href={href} download className={`${buttonClass("primary")} max-sm:w-full`}>
            Download Media Kit (ZIP, {size})
          </a>
          <a
            href={`mailto:${site.email}?subject=Press`}
            className={`${buttonClass("secondary")} max-sm:w-full`}
          >
            Press Contact
          </a>
        </p>
        <p>
          Or write to <span className="wrap-anywhere">{site.email}</span>
        </p>
      </Split>
    </Section>
  );
}

function Releases() {
  return (
    <Section aria-labelledby="press-releases">
      <Heading id="press-releases">Press Releases</Heading>
      <ul className="mt-8 divide-y divide-line border-y border-line lg:mt-12">
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
  const { date, title, description } = release;
  const { href, size } = getPressFile(getReleaseFile(release));
  return (
    <article className="grid gap-x-gutter gap-y-2 py-6 sm:grid-cols-12 sm:items-center lg:py-8">
      <time
        dateTime={date}
        className="tabular text-muted sm:col-span-full lg:col-span-3 lg:self-start lg:pt-2"
      >
        {longUsDate(date)}
      </time>
      <div className="sm:col-span-9 lg:col-span-7">
        <Heading level={3} size="xs">
          {title}
        </Heading>
        <p className="mt-2 max-w-measure-lg text-muted">{description}</p>
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
