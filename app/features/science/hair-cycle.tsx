import {
  type FollicleLabel,
  follicleLabels,
  type HairPhase,
  hairCycle,
  scienceCopy,
  scienceHeadings,
} from "#brand/content/science/science.ts";
import { Picture } from "~/blocks/picture";
import { ChoiceInput } from "~/ui/choice-input";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { Section, Split } from "~/ui/section";
import drawings from "./follicle.svg?no-inline";

/**
 * A list to read, and a drawing of the phase that is chosen in it. Radio buttons keep the choice, so
 * keys, touch and a page without script all work.
 */
export function HairCycle() {
  return (
    <Section id="cycle" aria-labelledby="cycle-title" tone="inverse" className="group/cycle">
      <Split
        ratio="6:6"
        className="mb-6 max-lg:gap-y-4 lg:mb-10 lg:items-end"
        head={<Heading id="cycle-title">{scienceHeadings.cycle}</Heading>}
      >
        <p className="text-lg text-muted">{scienceCopy.cycle}</p>
      </Split>
      <Grid from="sm">
        {/* Stays in view while the list scrolls, if the window is high enough for both. */}
        <div className="top-header z-1 bg-surface sm:top-sticky sm:col-span-5 sm:self-start [@media(height>=46rem)]:sticky">
          <Follicle />
        </div>
        <div className="sm:col-span-7 lg:col-span-6 lg:col-start-7">
          <fieldset className="min-w-0">
            <legend className="sr-only">The phase in the drawing</legend>
            <ol>
              {hairCycle.map((phase, index) => (
                <Phase key={phase.id} phase={phase} isChosen={index === 0} />
              ))}
            </ol>
          </fieldset>
          <p className="text-sm text-muted">{scienceCopy.cycleNote}</p>
        </div>
      </Grid>
    </Section>
  );
}

/** Draws the four phases on top of each other; only that of the checked radio button is visible. */
function Follicle() {
  return (
    <svg
      viewBox="0 0 360 540"
      aria-hidden="true"
      className="icon block h-[min(300px,42svh)] w-full overflow-visible py-3 sm:h-[clamp(320px,100svh-var(--header)-64px,640px)]"
    >
      <g className="stroke-decoration forced-colors:stroke-[GrayText]">
        <use href={`${drawings}#skin`} />
      </g>
      <Labels labels={follicleLabels} />
      {hairCycle.map(({ id, labels }) => (
        <g
          key={id}
          data-phase={id}
          className={`opacity-0 transition-opacity ${shownIfChecked[id]}`}
        >
          <use href={`${drawings}#${id}`} />
          <Labels labels={labels} />
        </g>
      ))}
    </svg>
  );
}

const shownIfChecked = {
  anagen: "group-has-[[value=anagen]:checked]/cycle:opacity-100",
  catagen: "group-has-[[value=catagen]:checked]/cycle:opacity-100",
  telogen: "group-has-[[value=telogen]:checked]/cycle:opacity-100",
  exogen: "group-has-[[value=exogen]:checked]/cycle:opacity-100",
} as const;

/** About 14 px on phones, where the drawing is scaled down; `min()` keeps text at 200 % inside it. */
function Labels({ labels }: { labels: readonly FollicleLabel[] }) {
  return labels.map(({ text, x, y }) => (
    <text
      key={text}
      x={x}
      y={y}
      className="fill-current stroke-none text-[min(1.625rem,32px)] sm:text-base"
    >
      {text}
    </text>
  ));
}

function Phase({ phase, isChosen }: { phase: HairPhase; isChosen: boolean }) {
  return (
    <li className="border-t border-line pt-2 pb-6 text-muted has-checked:border-ink has-checked:text-ink">
      <h3>
        <label className="group flex min-h-14 cursor-pointer flex-wrap items-baseline gap-x-4 py-2">
          <ChoiceInput
            type="radio"
            name="phase"
            value={phase.id}
            defaultChecked={isChosen}
            // Below the header and, on phones, below the drawing.
            className="scroll-mt-[min(380px,55svh)] self-center"
          />
          <span className="font-display text-display-sm text-ink">{phase.name}</span>{" "}
          <span className="text-muted">{phase.plainName}</span>
        </label>
      </h3>
      <Picture
        image={phase.image}
        sizes="112px"
        className="float-right mt-2 mb-3 ml-4 w-28 max-w-1/3 rounded-picture"
      />
      <p className="max-w-measure-lg">{phase.happens}</p>
      <dl className="mt-4 grid max-w-measure-lg grid-cols-fit gap-x-gutter gap-y-3">
        {[
          ["How long", phase.lasts],
          ["Share of hair", phase.share],
          ["What to do", phase.routine],
        ].map(([term, text]) => (
          <div key={term} className="last:col-span-full">
            <dt className="text-sm">{term}</dt>
            <dd className="text-ink">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
