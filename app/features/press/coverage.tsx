import type { ComponentProps } from "react";
import { Picture } from "~/blocks/picture";
import categoryNutraceuticals from "~/content/generated/pictures/category-nutraceuticals";
import { getReleaseFile, latestRelease, pressReleases } from "~/content/proof/press";
import { pressCopy } from "~/content/proof/press-copy";
import { getOutlets, outletGroups, type PressOutlet } from "~/content/proof/press-outlets";
import { longUsDate } from "~/lib/dates";
import { counted } from "~/lib/text";
import { buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Section, Split } from "~/ui/section";
import { ExternalLink } from "./external-link";
import { getPressFile } from "./press-file";

/** One group open at a time: the browser closes the others of the same name. */
export function Coverage() {
  return (
    <Section aria-labelledby="coverage">
      <Split
        ratio="5:6"
        head={
          <>
            <Heading id="coverage">Complete Media Coverage</Heading>
            <p className="mt-4 max-w-measure-sm text-muted">{pressCopy.coverage}</p>
          </>
        }
      >
        <div className="divide-y divide-line border-y border-line">
          {outletGroups.map(({ category, label }) => {
            const outlets = getOutlets(category);
            return (
              <details key={category} name="coverage" className="group">
                <summary className={summaryClass}>
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
                  {category === "regional" && (
                    <p className="mt-4 font-medium">{pressCopy.moreRegional}</p>
                  )}
                </div>
              </details>
            );
          })}
        </div>
      </Split>
    </Section>
  );
}

const summaryClass = [
  "flex min-h-16 cursor-pointer list-none items-center gap-4 hover:text-accent",
  "[&::-webkit-details-marker]:hidden",
].join(" ");

/** The newest release, which the outlets carried. */
const mainRelease = getPressFile(getReleaseFile(pressReleases[0]));

export function InTheNews() {
  const { date, title, description, totalOutlets, featured } = latestRelease;
  return (
    <section aria-labelledby="in-the-news" data-tone="raised" className="lg:grid lg:grid-cols-12">
      <div className="relative h-80 overflow-hidden sm:h-155 lg:col-span-5 lg:h-auto">
        <Picture
          picture={categoryNutraceuticals}
          sizes="(min-width: 68.75rem) 50vw, 100vw"
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
            <time dateTime={date}>{longUsDate(date)}</time>, carried by {totalOutlets} outlets
          </p>
          <Heading level={3} size="md">
            {title}
          </Heading>
          <p className="mt-4 mb-6 max-w-measure-md text-lg">{description}</p>
          <ExternalLink href={mainRelease.href} className={buttonClass("primary")}>
            Read the main release
          </ExternalLink>
        </article>
        <h3 id="featured-in" className="mt-12 mb-2 font-semibold">
          Featured in
        </h3>
        <OutletList outlets={featured} aria-labelledby="featured-in" />
      </div>
    </section>
  );
}

type OutletListProps = ComponentProps<"ul"> & { outlets: readonly PressOutlet[] };

/** Links to outlets, in as many columns as fit. */
function OutletList({ outlets, ...rest }: OutletListProps) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-gutter"
      {...rest}
    >
      {outlets.map(({ name, url }) => (
        <li key={url}>
          <ExternalLink href={url} className={linkClass}>
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

const linkClass = [
  "inline-flex min-h-11 items-center gap-1 underline decoration-line-strong decoration-1",
  "underline-offset-4 hover:decoration-current",
].join(" ");
