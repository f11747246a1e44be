import type { ComponentProps } from "react";

/** The paragraph under a heading, 18 px, not longer than a line is read with ease. */
export function Lead({ className = "mt-4 lg:mt-6", ...rest }: ComponentProps<"p">) {
  return <p className={`max-w-measure-sm text-lg text-muted ${className}`} {...rest} />;
}
