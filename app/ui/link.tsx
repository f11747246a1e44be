import { cva, type VariantProps } from "class-variance-authority";
import { type MouseEvent, useState } from "react";
import {
  type LinkProps,
  PrefetchPageLinks,
  Link as RouterLink,
  useLinkClickHandler,
} from "react-router";
import { findRedirect } from "~/lib/paths";
import { savesData } from "~/lib/preferences";
import { type ButtonVariants, buttonVariants } from "./button";

/**
 * React Router's link with `prefetch="intent"`. With Save-Data, `viewport` is not used. A page has the table of all
 * routes, so no link is marked for discovery. `onClick` is not called for a click that opens another tab.
 */
export function Link({ prefetch = "intent", onClick, ...props }: LinkProps) {
  const rest = {
    ...props,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => hasModifier(event) || onClick?.(event),
  };
  const destination = typeof rest.to === "string" ? findRedirect(rest.to) : null;
  if (destination) return <RedirectedLink destination={destination} {...rest} />;
  const isAllowed = prefetch !== "viewport" || !savesData();
  return <RouterLink discover="none" prefetch={isAllowed ? prefetch : "intent"} {...rest} />;
}

/** Whether a click opens a tab or a window, or saves the link. */
export function hasModifier(
  event: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
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
      <RouterLink
        discover="none"
        {...rest}
        onClick={follow}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      {isIntended && <PrefetchPageLinks page={destination} />}
    </>
  );
}

type SkipLinkProps = { to: string; children: string };

/** A link to an id of the page, shown while it has focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={buttonVariants({
        className: "fixed top-2 left-2 z-20 not-focus:[clip-path:inset(50%)] print:hidden",
      })}
    >
      {children}
    </a>
  );
}

type ButtonLinkProps = LinkProps & ButtonVariants;

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonVariants({ variant, size, className })} {...rest} />;
}

/** The classes of a text link, also for plain anchors and for buttons that look like one. */
export const textLinkVariants = cva("underline-offset-4", {
  variants: {
    variant: {
      /** A link on its own, with a target of 44 px. */
      action:
        "inline-flex min-h-11 cursor-pointer items-center font-medium wrap-anywhere text-accent underline decoration-1 hover:decoration-2",
      /** Within a sentence. */
      inline: "text-accent underline",
      /** Underlined only when hovered, such as a title. */
      plain: "decoration-1 hover:underline",
      /** One of many, each with a target of 44 px; underlined when hovered. */
      entry: "inline-flex min-h-11 items-center decoration-1 hover:underline",
      /** As an entry, with a faint line under it. */
      quiet: "inline-flex min-h-11 items-center underline decoration-line-strong decoration-1",
    },
  },
  defaultVariants: { variant: "action" },
});

type TextLinkProps = LinkProps & VariantProps<typeof textLinkVariants>;

export function TextLink({ variant, className, ...rest }: TextLinkProps) {
  return <Link className={textLinkVariants({ variant, className })} {...rest} />;
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
