import { type MouseEvent, useState } from "react";
import {
  type LinkProps,
  PrefetchPageLinks,
  Link as RouterLink,
  useLinkClickHandler,
} from "react-router";
import { savesData } from "~/lib/preferences";
import { findRedirect } from "~/lib/redirects";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button";

/** React Router's link with `prefetch="intent"`. With Save-Data, `viewport` is not used. */
export function Link({ prefetch = "intent", ...rest }: LinkProps) {
  const destination = typeof rest.to === "string" ? findRedirect(rest.to) : null;
  if (destination) return <RedirectedLink destination={destination} {...rest} />;
  const isAllowed = prefetch !== "viewport" || !savesData();
  return <RouterLink prefetch={isAllowed ? prefetch : "intent"} {...rest} />;
}

type RedirectedLinkProps = Omit<LinkProps, "prefetch"> & { destination: string };

/** A link to a path that redirects; a navigation in the browser goes to its destination at once. */
function RedirectedLink({ destination, onClick, ...rest }: RedirectedLinkProps) {
  const [isIntended, setIntended] = useState(false);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(destination, rest);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  }

  const prefetch = () => setIntended(true);
  return (
    <>
      <RouterLink {...rest} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} />
      {isIntended && <PrefetchPageLinks page={destination} />}
    </>
  );
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
