import { type LinkProps, Link as RouterLink } from "react-router";
import { savesData } from "~/lib/saves-data";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button";

/** React Router's link with `prefetch="intent"`. With Save-Data, `viewport` is not used. */
export function Link({ prefetch = "intent", ...rest }: LinkProps) {
  const isAllowed = prefetch !== "viewport" || !savesData();
  return <RouterLink prefetch={isAllowed ? prefetch : "intent"} {...rest} />;
}

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className = "", ...rest }: ButtonLinkProps) {
  return <Link className={`${buttonClass(variant, size)} ${className}`} {...rest} />;
}

/** An underlined link in the accent color with a target of 44 px. */
export function TextLink({ className = "", ...rest }: LinkProps) {
  return <Link className={`${textLinkClass} ${className}`} {...rest} />;
}

/** For buttons and plain anchors that look like a text link. */
export const textLinkClass = [
  "inline-flex min-h-11 cursor-pointer items-center font-medium wrap-anywhere text-accent",
  "underline decoration-1 underline-offset-4 hover:decoration-2",
].join(" ");
