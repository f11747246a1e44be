import type { AnswerTo } from "~/content/quiz";
import { timelinePhases, timelineTexts } from "~/content/quiz-routine";

/** What to look for and when; the widths of the phases grow with their weeks. */
export function Expectations({ timeline }: { timeline: AnswerTo<"timeline"> }) {
  return (
    <section aria-labelledby="expectations" className="expectations">
      <div className="expectations-head">
        <h3 id="expectations" className="display">
          When to expect what
        </h3>
        <p className="mt-3 text-note text-muted">{timelineTexts[timeline]}</p>
      </div>
      <ol>
        {timelinePhases.map(({ title, weeks, text }) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            <p className="text-note text-muted">{weeks}</p>
            <p className="mt-1.5 max-w-[40ch]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
