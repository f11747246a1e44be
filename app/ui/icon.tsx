import sprite from "./icons.svg?no-inline";

export type IconName =
  | "arrow-left"
  | "arrow-right"
  | "bag"
  | "box"
  | "check"
  | "chevron-down"
  | "close"
  | "filter"
  | "heart"
  | "lab"
  | "menu"
  | "minus"
  | "pause"
  | "play"
  | "plus"
  | "return"
  | "search"
  | "star";

type IconProps = { name: IconName; size?: number; className?: string };

/**
 * One of the thin line icons; always an ornament beside words or inside a labelled control. All of
 * them live in one file that the browser keeps, so an icon costs no script.
 */
export function Icon({ name, size = 24, className = "" }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={`icon ${className}`}>
      <use href={iconAddress(name)} />
    </svg>
  );
}

/** For icons that are made without React. */
export function iconAddress(name: IconName): string {
  return `${sprite}#${name}`;
}
