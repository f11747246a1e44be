import { cx } from "class-variance-authority";
import sprite from "./icons.svg?no-inline";

export type IconName =
  | "arrow-left"
  | "arrow-right"
  | "bag"
  | "box"
  | "calendar"
  | "check"
  | "chevron-down"
  | "close"
  | "filter"
  | "heart"
  | "lab"
  | "menu"
  | "minus"
  | "pause"
  | "person"
  | "play"
  | "plus"
  | "return"
  | "search"
  | "star";

type IconProps = { name: IconName; size?: number; className?: string };

/** A decorative icon from the SVG sprite, beside text or inside a labelled control. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={cx("icon", className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
