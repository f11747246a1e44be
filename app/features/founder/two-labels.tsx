import { twoLabels } from "~/content/founder-story";

type LabelLine = { name: string; amount: string | null };
type LabelProps = { title: string; lines: readonly LabelLine[]; isMade?: boolean };

/** Two labels side by side; on the first most amounts are missing, and are said to be. */
export function TwoLabels() {
  return (
    <figure className="two-labels">
      <Label {...twoLabels.found} />
      <Label {...twoLabels.made} isMade />
      <figcaption>
        The label of one of the eleven, from memory, and four lines of her own. Both for a serving
        of two capsules.
      </figcaption>
    </figure>
  );
}

function Label({ title, lines, isMade = false }: LabelProps) {
  return (
    <div className={isMade ? "label label-made" : "label"}>
      <p className="display">{title}</p>
      <dl>
        {lines.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount ?? <span className="label-gap">not said</span>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
