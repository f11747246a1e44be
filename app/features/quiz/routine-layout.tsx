import type { ReactNode } from "react";
import { textLinkClass } from "~/ui/link";

type RoutineLayoutProps = { steps: ReactNode; isPlaceholder?: boolean; children?: ReactNode };

/** The list of steps, with the sum beside it on desktops. */
export function RoutineLayout({ steps, isPlaceholder, children }: RoutineLayoutProps) {
  return (
    <div className="mt-12 @desktop:grid @desktop:grid-cols-12 @desktop:gap-x-gutter">
      <ol aria-hidden={isPlaceholder} className="min-w-0 @desktop:col-span-8">
        {steps}
      </ol>
      {children}
    </div>
  );
}

type StepLayoutProps = {
  number: number;
  /** When it is used, and how much it matters. */
  head?: ReactNode;
  picture?: ReactNode;
  name: ReactNode;
  reason: ReactNode;
  /** Price and button. */
  buy?: ReactNode;
};

/** A numbered step with its picture at the left; on phones the reason goes over the whole width. */
export function StepLayout({ number, head, picture, name, reason, buy }: StepLayoutProps) {
  return (
    <li className={stepClass}>
      <p className="-mt-2 font-display text-display-lg sm:row-span-4">{number}</p>
      <div
        className={`${textClass} col-span-2 mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1`}
      >
        {head}
      </div>
      <div className={pictureClass}>{picture}</div>
      <div className={textClass}>{name}</div>
      <div className={`${textClass} col-span-full mt-4 max-w-measure-sm`}>{reason}</div>
      <div className={`${textClass} col-span-full mt-4 flex items-center justify-between gap-5`}>
        {buy}
      </div>
    </li>
  );
}

/** On phones the picture is below the number and a part of what stands beside it. */
const stepClass = [
  "grid grid-cols-[40px_56px_minmax(0,1fr)] gap-x-4 border-t border-line py-6 sm:gap-x-6 sm:py-8",
  "sm:grid-cols-[56px_184px_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr_auto]",
].join(" ");

const pictureClass = [
  "col-span-2 aspect-4/5 self-start overflow-hidden rounded-picture bg-raised",
  "sm:col-span-1 sm:col-start-2 sm:row-span-4 sm:row-start-1",
].join(" ");

const textClass = "sm:col-span-1 sm:col-start-3";

export function RetakeButton({ onRetake }: { onRetake: () => void }) {
  return (
    <button type="button" className={textLinkClass} onClick={onRetake}>
      Retake Quiz
    </button>
  );
}
