import { isPressSample } from "#brand/content/facts.ts";
import { newsImage } from "#brand/content/page-images.ts";
import {
  getReleaseFile,
  heroPublications,
  latestRelease,
  mediaKitFile,
  pressCopy,
  pressReleases,
} from "#brand/content/proof/press.ts";
import { pressOutlets } from "#brand/content/proof/press-outlets.ts";
import { site } from "#brand/content/site.ts";
import { Marquee } from "~/blocks/marquee";
import { Picture } from "~/blocks/picture";
import { useRoot } from "~/commerce/root";
import { imageSizes } from "~/lib/breakpoints";
import { longDate } from "~/lib/dates";
import { findPressFile } from "~/site/press-files";
import { buttonVariants } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { Heading, Lead } from "~/ui/heading";
import { Section, Split, SplitSection } from "~/ui/section";
import { Awards, Coverage, ExternalLink, FeaturedArticles, OutletList } from "./coverage";

export function PressPage() {
  const showsCoverage = useRoot().showsSamples || !isPressSample;
  return (
    <>
      <PressHero showsCoverage={showsCoverage} />
      {showsCoverage && (
        <>
          <InTheNews />
          <OutletRows />
          <Coverage />
          <FeaturedArticles />
          <Releases />
          <Awards />
        </>
      )}
      <Inquiries hasMediaKit={showsCoverage} />
    </>
  );
}

function PressHero({ showsCoverage }: { showsCoverage: boolean }) {
  return (
    <Section aria-labelledby="press-title" spacing="none" className="pt-8 pb-12 lg:pt-24 lg:pb-24">
      <Split
        ratio="7:5"
        className="lg:items-end"
        head={
          <>
            <Heading level={1} size="xl" id="press-title">
              {showsCoverage ? "In print, on air," : "For the press,"}
              <br /> <em className="display-italic">on the record</em>
            </Heading>
            {showsCoverage && <Lead>{pressCopy.lead}</Lead>}
            {showsCoverage && isPressSample && (
              <p className="mt-4 max-w-measure-md text-sm font-medium">{pressCopy.samples}</p>
            )}
          </>
        }
      >
        {showsCoverage && (
          <ul className="grid grid-cols-fit gap-x-gutter lg:grid-cols-2">
            {heroPublications.map((name) => (
              <li
                key={name}
                className="border-t border-line py-4 font-display text-display-xs lg:py-5"
              >
                {name}
              </li>
            ))}
          </ul>
        )}
      </Split>
    </Section>
  );
}

/** The newest release and outlets that carried it. */
function InTheNews() {
  const { date, title, description, totalOutlets, featured } = latestRelease;
  const file = findPressFile(getReleaseFile(pressReleases[0]));
  return (
    <section aria-labelledby="in-the-news" data-tone="raised" className="lg:grid lg:grid-cols-12">
      <div className="relative h-80 overflow-hidden sm:h-155 lg:col-span-5 lg:h-auto">
        <Picture
          image={newsImage}
          sizes={imageSizes({ base: "100vw", lg: "50vw" })}
          priority
          className="absolute inset-0 size-full object-cover object-[60%_64%]"
        />
      </div>
      <div className="px-edge pt-12 pb-12 lg:col-span-7 lg:pt-24 lg:pr-bleed lg:pb-24 lg:pl-16">
        <Heading id="in-the-news" className="mb-6 lg:mb-10">
          In The News
        </Heading>
        <article>
          <p className="mb-2 tabular text-muted">
            <time dateTime={date} translate="no">
              {longDate(date)}
            </time>
            , carried by {totalOutlets} outlets
          </p>
          <Heading level={3} size="md">
            {title}
          </Heading>
          <p className="mt-4 mb-6 max-w-measure-md text-lg">{description}</p>
          {file && (
            <ExternalLink href={file.href} className={buttonVariants()}>
              Read the Main Release
            </ExternalLink>
          )}
        </article>
        <h3 id="featured-in" className="mt-12 mb-2 font-semibold">
          Featured in
        </h3>
        <OutletList outlets={featured} aria-labelledby="featured-in" />
      </div>
    </section>
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

function Releases() {
  return (
    <Section aria-labelledby="press-releases">
      <Heading id="press-releases">Press Releases</Heading>
      <ul className="mt-8 divide-y divide-line border-y border-line lg:mt-12">
        {pressReleases.map((release) => {
          const { id, date, title, description } = release;
          const file = findPressFile(getReleaseFile(release));
          return (
            <li key={id}>
              <Grid
                as="article"
                from="sm"
                isAlwaysGrid
                className="gap-y-2 py-6 sm:items-center lg:py-8"
              >
                <time
                  translate="no"
                  dateTime={date}
                  className="tabular text-muted sm:col-span-full lg:col-span-3 lg:self-start lg:pt-2"
                >
                  {longDate(date)}
                </time>
                <div className="sm:col-span-9 lg:col-span-7">
                  <Heading level={3} size="xs">
                    {title}
                  </Heading>
                  <p className="mt-2 max-w-measure-lg text-muted">{description}</p>
                </div>
                <p className="sm:col-span-3 sm:text-right lg:col-span-2">
                  {file && (
                    <a
                      href={file.href}
                      download
                      className={buttonVariants({ variant: "secondary", size: "small" })}
                    >
                      PDF, {formatFileSize(file.bytes)}
                      <span className="sr-only">: {title}</span>
                    </a>
                  )}
                </p>
              </Grid>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The media kit quotes figures and coverage. */
function Inquiries({ hasMediaKit }: { hasMediaKit: boolean }) {
  const mediaKit = hasMediaKit ? findPressFile(mediaKitFile) : null;
  return (
    <SplitSection id="inquiries" titleId="press-inquiries" title="Press Inquiries" ratio="5:6">
      <p className="text-lg">
        {pressCopy.inquiries} {mediaKit && pressCopy.mediaKit}
      </p>
      <p className="mt-8 mb-5 flex flex-wrap gap-3 *:max-sm:w-full">
        {mediaKit && (
          <a href={mediaKit.href} download className={buttonVariants()}>
            Download Media Kit (ZIP, {formatFileSize(mediaKit.bytes)})
          </a>
        )}
        <a
          href={`mailto:${site.email}?subject=Press`}
          className={buttonVariants({ variant: "secondary" })}
        >
          Press Contact
        </a>
      </p>
      <p>
        Or write to <span className="wrap-anywhere">{site.email}</span>
      </p>
    </SplitSection>
  );
}

/** Formats as `19 KB` or `1.4 MB`, with 1,000 bytes in a kilobyte. */
function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
