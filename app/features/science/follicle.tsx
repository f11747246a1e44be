import { hairCycle } from "~/content/hair-cycle";
import { follicleBox, leavingStrand, phases, skin } from "./follicle-drawing";

/** All four phases lie on one another; the style sheet shows the one that is chosen beside it. */
export function Follicle() {
  return (
    <svg viewBox={follicleBox} aria-hidden="true" className="follicle">
      <g className="follicle-skin">
        <Lines lines={skin.lines} />
        <Labels labels={skin.labels} />
      </g>
      {hairCycle.map(({ id }) => (
        <g key={id} className="follicle-phase" data-phase={id}>
          <Lines lines={phases[id].lines} />
          <Lines lines={phases[id].dashed ?? []} className="follicle-trace" />
          <Labels labels={phases[id].labels} />
          {id === "exogen" && <path d={leavingStrand} className="follicle-leaving" />}
        </g>
      ))}
    </svg>
  );
}

function Lines({ lines, className }: { lines: readonly string[]; className?: string }) {
  return lines.map((line) => <path key={line} d={line} className={className} />);
}

type LabelsProps = { labels: readonly { text: string; x: number; y: number }[] };

function Labels({ labels }: LabelsProps) {
  return labels.map(({ text, x, y }) => (
    <text key={text} x={x} y={y}>
      {text}
    </text>
  ));
}
