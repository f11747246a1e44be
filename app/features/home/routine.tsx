import { hairJourney, homeCopy } from "#brand/content/home/home.ts";
import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { Heading, Lead } from "~/ui/heading";
import { Section } from "~/ui/section";

/** The weeks to scale, with bars for the phases. The gaps between them are intended. */
export function HairJourney() {
  return (
    <Section aria-labelledby="journey">
      <div className="items-end justify-between gap-x-gutter lg:flex">
        <Heading id="journey" className="lg:max-em-9">
          {homeHeadings.journey}
        </Heading>
        <Lead className="mt-4">{homeCopy.journey}</Lead>
      </div>
      <Ruler />
      {/* On phones the bar is at the left: a border, which forced colors keep. */}
      <ol className="mt-8 grid grid-cols-1 gap-y-10 lg:grid-cols-14">
        {hairJourney.map(({ weeks, title, text }, index) => (
          <li
            key={title}
            className={`border-l-4 border-primary pl-6 lg:border-l-0 lg:pl-0 ${phaseColumns[index]}`}
          >
            <p className="tabular font-medium text-accent">{weeks}</p>
            <Heading level={3} size="md" className="mt-1">
              {title}
            </Heading>
            <p className="mt-2 max-w-measure-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The columns of the ruler that each phase spans. */
const phaseColumns = [
  "lg:col-span-3 lg:pr-6",
  "lg:col-span-5 lg:pr-6",
  "lg:col-span-3 lg:col-start-12",
];

/** Two weeks more than have a label; the last one reaches the window's edge. */
function Ruler() {
  return (
    <ol aria-hidden="true" className="mt-16 hidden grid-cols-14 lg:grid">
      {weeks.map((week) => (
        <li
          key={week}
          className={`relative border-b border-line pb-4 text-sm last:-mr-bleed ${isInPhase(week) ? "font-medium" : "text-muted"}`}
        >
          <span className="tabular">{week < 12 ? week : week === 12 && "12+"}</span>
          <span className="absolute bottom-0 left-0 h-2 border-l border-line-strong" />
          {isInPhase(week) && (
            <span className="absolute inset-x-0 -bottom-1 border-b-4 border-primary" />
          )}
        </li>
      ))}
    </ol>
  );
}

const weeks = Array.from({ length: 14 }, (_, index) => index + 1);

function isInPhase(week: number): boolean {
  return week <= 2 || (week >= 4 && week <= 8) || week >= 12;
}
