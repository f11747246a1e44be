import type { LinkProps } from "react-router";
import { Link } from "./link";

/** A card's title as a link that covers the whole card: its ancestor with `group/card relative`. */
export function CardLink(props: Omit<LinkProps, "className">) {
  return (
    <Link
      className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover/card:underline"
      {...props}
    />
  );
}
