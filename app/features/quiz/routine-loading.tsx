import { RoutineLayout, StepLayout } from "./routine-layout";

/** Skeleton of the final sizes. */
export function RoutineLoading({ count }: { count: number }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading products...
      </p>
      <RoutineLayout
        isPlaceholder
        steps={Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <StepLayout
            key={number}
            number={number}
            name={
              <>
                <div className="h-8 w-3/5 rounded-control bg-raised" />
                <div className="mt-2 h-5 w-2/5 rounded-control bg-raised" />
              </>
            }
            reason={<div className="h-12 rounded-control bg-raised" />}
          />
        ))}
      />
    </>
  );
}
