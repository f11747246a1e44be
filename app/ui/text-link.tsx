import type { LinkProps } from "react-router";
import { Link } from "./link";

type TextLinkProps = LinkProps & { className?: string };

/** The quiet way on: underlined in clay, 44 px to touch. On linen and on dark it changes by itself. */
export function TextLink({ className = "", ...rest }: TextLinkProps) {
  return <Link className={`text-link ${className}`} {...rest} />;
}
