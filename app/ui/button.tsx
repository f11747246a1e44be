import type { ComponentProps } from "react";

const looks = { primary: "button-primary", secondary: "button-secondary" } as const;

/** 44, 52 and 56 px high; `large` is for the one button that a column leads up to. */
const sizes = { small: "button-small", regular: "", large: "button-large" } as const;

export type ButtonLook = keyof typeof looks;
export type ButtonSize = keyof typeof sizes;

type ButtonProps = ComponentProps<"button"> & { look?: ButtonLook; size?: ButtonSize };

export function Button({ look, size, type = "button", className = "", ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonLook(look, size)} ${className}`} {...rest} />;
}

/** The classes of a button, for links that look like one. */
export function buttonLook(look: ButtonLook = "primary", size: ButtonSize = "regular"): string {
  return `button ${looks[look]} ${sizes[size]}`;
}
