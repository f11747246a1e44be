const boxes = [1, 2, 3, 4, 5, 6];

/** Skeleton of the final sizes; the status line above is for screen readers. */
export function ProductGridLoading() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-x-gutter gap-y-14 overflow-hidden max-sm:grid-cols-[78%_78%] max-sm:gap-x-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-18"
    >
      {boxes.map((box) => (
        <div key={box} className="max-sm:nth-[n+3]:hidden">
          <div className="aspect-4/5 rounded-picture bg-raised" />
          <div className="mt-4 h-7.5 w-3/5 rounded-control bg-raised" />
          <div className="mt-2 h-5 w-4/5 rounded-control bg-raised" />
          <div className="mt-4 h-5 w-1/4 rounded-control bg-raised" />
        </div>
      ))}
    </div>
  );
}
