import { Picture } from "~/blocks/picture";
import categoryNutraceuticals from "~/content/generated/pictures/category-nutraceuticals";
import { latestRelease, pressReleases } from "~/content/proof/press";
import { longUsDate } from "~/lib/dates";
import { buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { ExternalLink } from "./external-link";
import { OutletList } from "./outlet-list";
import { getPressFile } from "./press-file";

/** The newest release, which the outlets carried. */
const mainRelease = getPressFile(`${pressReleases[0]?.id}.pdf`);

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
      <div className="px-edge pt-12 pb-12 lg:col-span-7 lg:pt-24 lg:pr-bleed lg:pb-24 lg:pl-18">
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
