import type { ComponentProps } from "react";

const shared = [
  "inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control border",
  "text-center transition-colors forced-colors:border-[ButtonBorder]",
  "disabled:border-transparent disabled:bg-sunken disabled:text-disabled disabled:cursor-not-allowed",
  "aria-disabled:border-transparent aria-disabled:bg-sunken aria-disabled:text-disabled aria-disabled:cursor-not-allowed",
].join(" ");

const variants = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border-line-strong hover:border-current",
} as const;

/** 44, 52 and 56 px high; `large` is for a page's main action. */
const sizes = {
  small: "min-h-11 px-4 text-note/5 font-medium",
  regular: "min-h-13 px-7 text-base/5 font-medium",
  large: "min-h-14 px-7 text-base/5 font-semibold",
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

type ButtonProps = ComponentProps<"button"> & { variant?: ButtonVariant; size?: ButtonSize };

export function Button({ variant, size, type = "button", className = "", ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(variant, size)} ${className}`} {...rest} />;
}

/** The classes of a button, for links that look like one. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "regular",
): string {
  return `${shared} ${variants[variant]} ${sizes[size]}`;
}

/** A square target of 44 px for one icon. */
export const iconButtonClass = [
  "inline-grid size-11 flex-none cursor-pointer place-items-center rounded-control",
  "aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-50",
].join(" ");
