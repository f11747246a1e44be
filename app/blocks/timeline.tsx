import type { ReactNode } from "react";
import { Heading } from "~/ui/heading";

/** From top to bottom on phones and tablets, from left to right on desktops; `className` has its columns. */
export function Timeline({ className, children }: { className: string; children: ReactNode }) {
  return <ol className={`mt-10 grid lg:mt-16 ${className}`}>{children}</ol>;
}

type TimelineEntryProps = {
  /** The date or phase. */
  label: ReactNode;
  title: string;
  text: string;
  /** Shown as an empty dot. */
  isPast?: boolean;
  /** The last one, whose line leaves the window. */
  isOpenEnd?: boolean;
};

export function TimelineEntry(props: TimelineEntryProps) {
  const { label, title, text, isPast = false, isOpenEnd = false } = props;
  return (
    <li
      className={`relative border-l border-line-strong pb-8 pl-6 lg:border-l-0 lg:pb-0 lg:pl-0 ${isOpenEnd ? openLine : closedLine}`}
    >
      <span
        aria-hidden="true"
        className={`absolute top-2 -left-1 size-2 rounded-full border-2 border-primary forced-color-adjust-none lg:-top-1 lg:left-0 ${isPast ? "bg-surface" : "bg-primary"} ${isOpenEnd ? "lg:hidden" : ""}`}
      />
      <p className="tabular font-medium text-accent">{label}</p>
      <Heading level={3} size="xs" className="mt-1 mb-2">
        {title}
      </Heading>
      <p className="max-w-measure-sm text-muted">{text}</p>
    </li>
  );
}

const closedLine = "lg:border-t lg:pt-8 lg:pr-6";
const openLine = "lg:-mr-bleed lg:border-t-4 lg:border-primary lg:pt-8 lg:pr-bleed";
