import type { ComponentProps } from "react";

const shared = [
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border",
  "text-center transition-colors forced-colors:border-[ButtonBorder]",
  "inactive:cursor-not-allowed inactive:text-disabled",
].join(" ");

const variants = {
  primary:
    "border-transparent bg-primary text-on-primary hover:bg-primary-hover inactive:bg-sunken",
  secondary: "border-line-strong hover:border-current inactive:border-line",
} as const;

/** 44, 52 and 56 px high; `large` is for a page's main action. */
const sizes = {
  small: "min-h-11 px-4 text-note leading-5 font-medium",
  regular: "min-h-13 px-6 text-base leading-5 font-medium",
  large: "min-h-14 px-6 text-base leading-5 font-semibold",
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
  "inactive:cursor-not-allowed inactive:opacity-50",
].join(" ");
