import type { ReactNode } from "react";
import { getWordClass } from "./title-size";

type TitleProps = { title: string; children?: ReactNode };

/**
 * A title of the store inside a heading: in the heading's size, or smaller where its widest word would not fit. The
 * column has a width of its own; its text gives it none.
 */
export function Title({ title, children = title }: TitleProps) {
  return (
    <span className="@container block">
      <span className={`block ${getWordClass(title)}`}>{children}</span>
    </span>
  );
}
