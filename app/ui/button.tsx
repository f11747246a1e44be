import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** The classes of a button, also for links that look like one. */
export const buttonVariants = cva(
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border text-center transition-colors inactive:cursor-not-allowed inactive:text-disabled forced-colors:border-[ButtonBorder]",
  {
    variants: {
      variant: {
        primary:
          "border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover inactive:bg-sunken",
        secondary: "border-line-strong hover:border-current inactive:border-line",
      },
      /** 44, 52 and 56 px high; `large` is for a page's main action, `narrow` for two side by side on a phone. */
      size: {
        small: "min-h-11 px-4 text-note leading-5 font-medium",
        regular: "min-h-13 px-6 text-base leading-5 font-medium",
        narrow: "min-h-13 px-2 text-base leading-5 font-medium",
        large: "min-h-14 px-6 text-base leading-5 font-semibold",
      },
    },
    defaultVariants: { variant: "primary", size: "regular" },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;

type ButtonProps = ComponentProps<"button"> & ButtonVariants;

export function Button({ variant, size, type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...rest} />;
}

/** A square target of 44 px for one icon. */
export function IconButton({ className = "", type = "button", ...rest }: ComponentProps<"button">) {
  return <button type={type} className={`${iconButtonClass} ${className}`} {...rest} />;
}

/** For links that look like an icon button. */
export const iconButtonClass =
  "inline-grid size-11 flex-none cursor-pointer place-items-center rounded-control inactive:cursor-not-allowed inactive:opacity-50";

/** A count in the upper right corner of an icon button. */
export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <span
      translate="no"
      className="absolute top-0.75 right-px min-w-4.5 rounded-[9px] bg-primary px-1 text-center text-[0.6875rem]/[1.125rem] font-semibold tabular text-on-primary forced-color-adjust-none"
    >
      {children}
    </span>
  );
}

/** For minor actions, such as Clear or Remove. */
export function QuietButton({ className = "", ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={`min-h-11 cursor-pointer text-note text-muted underline decoration-1 underline-offset-4 hover:text-accent ${className}`}
      {...rest}
    />
  );
}
