import { type LinkProps, Link as RouterLink } from "react-router";
import { savesData } from "~/lib/preferences";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button";

/** React Router's link with `prefetch="intent"`. With Save-Data, `viewport` is not used. */
export function Link({ prefetch = "intent", ...rest }: LinkProps) {
  const isAllowed = prefetch !== "viewport" || !savesData();
  return <RouterLink prefetch={isAllowed ? prefetch : "intent"} {...rest} />;
}

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

export function ButtonLink({ variant, size, className = "", ...rest }: ButtonLinkProps) {
  return <Link className={`${buttonClass(variant, size)} ${className}`} {...rest} />;
}

/** An underlined link in the accent color with a target of 44 px. */
export function TextLink({ className = "", ...rest }: LinkProps) {
  return <Link className={`${textLinkClass} ${className}`} {...rest} />;
}

type LinkListProps = { links: readonly { label: string; to: string }[]; className: string };

/** Text links in a list; `className` lays them out. */
export function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}

/** A card's title as a link that covers the whole card: its ancestor with `group/card relative`. */
export function CardLink(props: Omit<LinkProps, "className">) {
  return (
    <Link
      className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover/card:underline"
      {...props}
    />
  );
}

/** For buttons and plain anchors that look like a text link. */
export const textLinkClass = [
  "inline-flex min-h-11 cursor-pointer items-center font-medium wrap-anywhere text-accent",
  "underline decoration-1 underline-offset-4 hover:decoration-2",
].join(" ");
