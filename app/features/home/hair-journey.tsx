import { hairJourney } from "~/content/home/home-copy";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";
import { Section } from "~/ui/section";

/** The weeks to scale. The gaps between the bars stay visible: they are the message. */
export function HairJourney() {
  return (
    <Section aria-labelledby="journey">
      <div className="items-end justify-between gap-x-gutter lg:flex">
        <Heading id="journey" className="lg:max-w-[6em]">
          Twelve weeks, honestly drawn.
        </Heading>
        <Lead className="mt-4">Hair grows about half an inch a month, so we count in weeks.</Lead>
      </div>
      <Ruler />
      <ol className="mt-9 border-l border-line lg:-mr-bleed lg:grid lg:grid-cols-14 lg:border-0">
        {hairJourney.map(({ weeks, title, text }, index) => (
          <li key={title} className={`relative max-lg:pl-6 ${phaseColumns[index]}`}>
            <span className={`absolute top-1 -left-0.75 lg:hidden ${bar} ${phaseBars[index]}`} />
            <p className="tabular font-medium text-accent">{weeks}</p>
            <Heading level={3} size="md" className="mt-1">
              {title}
            </Heading>
            <p className="mt-2 text-muted lg:mt-3 lg:max-w-measure-sm">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Of the ruler, and on phones the space below each phase. */
const phaseColumns = [
  "max-lg:pb-9 lg:col-span-3 lg:pr-8",
  "max-lg:pb-9 lg:col-span-5 lg:pr-12",
  "max-lg:pb-1 lg:col-span-3 lg:col-start-12 lg:pr-bleed",
];
const phaseBars = ["h-13", "bottom-10", "bottom-1"];

/** A border, which stays visible with forced colors. */
const bar = "border-l-5 border-primary";

/** Two weeks more than have a name, so that the last bar leaves the window. */
function Ruler() {
  return (
    <ol aria-hidden="true" className="mt-20 -mr-bleed hidden grid-cols-14 lg:grid">
      {weeks.map((week) => (
        <li
          key={week}
          className={`relative min-h-8 border-b border-line pb-3 text-sm ${isInPhase(week) ? "font-medium" : "text-muted"}`}
        >
          <span className="tabular">{week < 12 ? week : week === 12 && "12+"}</span>
          <span className="absolute bottom-0 left-0 h-2 border-l border-line-strong" />
          {isInPhase(week) && (
            <span className="absolute inset-x-0 -bottom-1.25 border-b-5 border-primary" />
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
