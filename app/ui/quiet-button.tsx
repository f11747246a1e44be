import type { ComponentProps } from "react";

/** For minor actions, such as Clear or Remove. */
export function QuietButton({ className = "", ...rest }: ComponentProps<"button">) {
  return <button type="button" className={`${quietButtonClass} ${className}`} {...rest} />;
}

const quietButtonClass = [
  "min-h-11 cursor-pointer text-note text-muted underline decoration-1 underline-offset-4",
  "hover:text-accent",
].join(" ");
