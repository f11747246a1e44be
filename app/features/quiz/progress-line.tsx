type ProgressLineProps = { number: number; count: number; percent: number };

/** 'Question X of N', a percent, and one segment for each visible question. */
export function ProgressLine({ number, count, percent }: ProgressLineProps) {
  const segments = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="quiz-progress noscript:hidden">
      <p className="tabular flex justify-between text-note">
        <span className="font-semibold">
          Question {number} of {count}
        </span>
        <span className="text-muted">{percent}%</span>
      </p>
      <div aria-hidden="true" className="quiz-segments">
        {segments.map((segment) => (
          <span key={segment} data-done={segment <= number || undefined} />
        ))}
      </div>
    </div>
  );
}
