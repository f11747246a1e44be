import { hairJourney } from "~/content/home/home-copy";
import { Heading, Lead } from "~/ui/heading";
import { Section } from "~/ui/section";

/** The weeks to scale. The gaps between the bars stay visible: they are the message. */
export function HairJourney() {
  return (
    <Section aria-labelledby="journey">
      <div className="items-end justify-between gap-x-gutter lg:flex">
        <Heading id="journey" className="lg:max-w-[9em]">
          Twelve weeks, honestly drawn.
        </Heading>
        <Lead className="mt-4">Hair grows about half an inch a month, so we count in weeks.</Lead>
      </div>
      <Ruler />
      <ol className="mt-8 grid grid-cols-1 gap-y-10 lg:-mr-bleed lg:grid-cols-14">
        {hairJourney.map(({ weeks, title, text }, index) => (
          <li key={title} className={`${phaseClass} ${phaseColumns[index]}`}>
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

/** A bar at the left on phones. A border, which stays visible with forced colors. */
const phaseClass = "border-l-4 border-primary pl-6 lg:border-l-0 lg:pl-0";

/** Of the ruler. */
const phaseColumns = [
  "lg:col-span-3 lg:pr-6",
  "lg:col-span-5 lg:pr-6",
  "lg:col-span-3 lg:col-start-12 lg:pr-bleed",
];

/** Two weeks more than have a name, so that the last bar leaves the window. */
function Ruler() {
  return (
    <ol aria-hidden="true" className="mt-16 -mr-bleed hidden grid-cols-14 lg:grid">
      {weeks.map((week) => (
        <li
          key={week}
          className={`relative border-b border-line pb-4 text-sm ${isInPhase(week) ? "font-medium" : "text-muted"}`}
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
