/** Boxes of the final sizes. */
export function RoutineLoading({ count }: { count: number }) {
  return (
    <div className="routine-columns">
      <p role="status" className="sr-only">
        Loading products...
      </p>
      <div aria-hidden="true" className="routine-steps">
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <div key={number} className="routine-step">
            <p className="routine-number">
              <b>{number}</b>
            </p>
            <div className="routine-photo" />
            <div className="routine-name">
              <div className="h-8 w-3/5 rounded-control bg-raised" />
              <div className="mt-2 h-5 w-2/5 rounded-control bg-raised" />
            </div>
            <div className="routine-reason">
              <div className="h-12 rounded-control bg-raised" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
