import { useId, useState } from "react";
import {
  type HairPhase,
  hairCycle,
  hairCycleFilm,
  scienceCopy,
  scienceHeadings,
} from "#brand/content/science/science.ts";
import { Picture } from "~/blocks/picture";
import { imageSizes } from "~/lib/breakpoints";
import { FilmStrip } from "~/ui/film-strip";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { Section, Split } from "~/ui/section";

/** A follicle to move through its phases, and a list of them to read. */
export function HairCycle() {
  return (
    <Section id="cycle" aria-labelledby="cycle-title" tone="inverse">
      <Split
        ratio="6:6"
        className="mb-6 max-lg:gap-y-4 lg:mb-10 lg:items-end"
        head={<Heading id="cycle-title">{scienceHeadings.cycle}</Heading>}
      >
        <p className="text-lg text-muted">{scienceCopy.cycle}</p>
      </Split>
      <Grid from="sm">
        <Follicle />
        <div className="max-sm:mt-8 sm:col-span-6 lg:col-start-7">
          <ol>
            {hairCycle.map((phase) => (
              <Phase key={phase.id} phase={phase} />
            ))}
          </ol>
          <p className="text-sm text-muted">{scienceCopy.cycleNote}</p>
        </div>
      </Grid>
    </Section>
  );
}

/** The first frame is a picture of its own: it stands alone without script, while the others load, and in print. */
function Follicle() {
  const id = useId();
  const [frame, setFrame] = useState(0);
  const { first, strip } = hairCycleFilm;
  const count = strip.columns * strip.rows;
  const phase = hairCycle[Math.floor((frame / count) * hairCycle.length)];
  return (
    <div className="sm:top-sticky sm:col-span-6 sm:self-start lg:col-span-5 [@media(height>=46rem)]:sm:sticky">
      <div className="relative overflow-hidden rounded-picture">
        <Picture
          image={first}
          alt={frame === 0 ? hairCycle[0]?.shows : ""}
          sizes={imageSizes({ base: "100vw", sm: "540px" })}
          className="aspect-3/4 max-h-[75svh] w-full object-cover"
        />
        {/* Brings the other frames when it comes near. */}
        <img
          src={strip.src}
          width={strip.columns * strip.width}
          height={strip.rows * strip.height}
          alt=""
          loading="lazy"
          className="invisible absolute inset-0 size-full noscript:hidden"
        />
        {frame > 0 && phase && (
          <FilmStrip
            strip={strip}
            frame={frame}
            alt={phase.shows}
            className="absolute inset-0 size-full print:hidden"
          />
        )}
      </div>
      <div className="noscript:hidden print:hidden">
        <label htmlFor={id} className="mt-4 block text-note">
          {scienceCopy.cycleSlider}
        </label>
        <input
          id={id}
          type="range"
          max={count - 1}
          value={frame}
          autoComplete="off"
          onChange={({ target }) => setFrame(target.valueAsNumber)}
          aria-valuetext={phase && `${phase.name}, ${phase.plainName}`}
          className="h-11 w-full cursor-pointer accent-current"
        />
        <div aria-hidden="true" className="grid grid-cols-4 text-note text-muted">
          {hairCycle.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </div>
      </div>
      <p className="mt-3 text-sm text-muted">{scienceCopy.cycleLegend}</p>
    </div>
  );
}

function Phase({ phase }: { phase: HairPhase }) {
  return (
    <li className="border-t border-line pt-4 pb-6">
      <h3 className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-display-sm">{phase.name}</span>{" "}
        <span className="text-muted">{phase.plainName}</span>
      </h3>
      <p className="mt-2 max-w-measure-lg text-muted">{phase.happens}</p>
      <dl className="mt-4 grid max-w-measure-lg grid-cols-fit gap-x-gutter gap-y-3">
        {[
          ["How long", phase.lasts],
          ["Share of hair", phase.share],
          ["What to do", phase.routine],
        ].map(([term, text]) => (
          <div key={term} className="last:col-span-full">
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
