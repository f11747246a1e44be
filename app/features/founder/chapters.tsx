import { type Chapter, chapters, pullQuote, twoLabels } from "~/content/about/founder-story";
import { Heading } from "~/ui/heading";
import { Split } from "~/ui/split";

/** The founder's story, with the years in the margin. */
export function Chapters() {
  const [laboratory, bottles, ...rest] = chapters;
  return (
    <div className="page-width grid grid-cols-1 gap-14 py-section lg:gap-28">
      {laboratory && <ChapterText chapter={laboratory} />}
      {bottles && <ChapterText chapter={bottles} />}
      <TwoLabels />
      {rest.map((chapter) => (
        <ChapterText key={chapter.when} chapter={chapter} />
      ))}
      <blockquote className="display-italic text-display-lg text-primary lg:ml-auto lg:w-7/12">
        <p className="max-w-[12em] text-balance">{pullQuote}</p>
      </blockquote>
    </div>
  );
}

function ChapterText({ chapter: { when, title, paragraphs } }: { chapter: Chapter }) {
  return (
    <section aria-label={title}>
      <Split
        isHeadSticky
        className="max-lg:gap-y-2"
        head={
          <p className="tabular font-medium text-accent lg:font-display lg:text-display-lg lg:font-normal">
            {when}
          </p>
        }
      >
        <Heading size="md">{title}</Heading>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-measure-md text-lg/relaxed">
            {paragraph}
          </p>
        ))}
      </Split>
    </section>
  );
}

/** Two labels side by side; on the first, most amounts are missing. */
function TwoLabels() {
  return (
    <figure className="grid gap-gutter sm:grid-cols-2 lg:grid-cols-12 lg:items-end">
      <Label {...twoLabels.found} />
      <Label {...twoLabels.made} isMade />
      <figcaption className="text-sm text-muted sm:col-span-2 lg:col-span-3 lg:pl-2">
        The label of one of the eleven, from memory, and four lines of her own. Both for a serving
        of two capsules.
      </figcaption>
    </figure>
  );
}

type LabelLine = { name: string; amount: string | null };
type LabelProps = { title: string; lines: readonly LabelLine[]; isMade?: boolean };

function Label({ title, lines, isMade = false }: LabelProps) {
  return (
    <div className={`tabular ${isMade ? "lg:col-span-5" : "lg:col-span-4"}`}>
      <p className="mb-2 font-display text-display-xs">{title}</p>
      <dl
        className={`divide-y divide-line ${isMade ? "border-2 border-primary" : "border border-line-strong"}`}
      >
        {lines.map(({ name, amount }) => (
          <div
            key={name}
            className={`flex flex-wrap justify-between gap-x-4 px-5 py-4 ${isMade ? "lg:py-5" : ""}`}
          >
            <dt>{name}</dt>
            <dd className={isMade ? "font-medium" : ""}>
              {amount ?? <span className="text-muted">not said</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
