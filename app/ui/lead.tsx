import type { ComponentProps } from "react";

/** The introduction under a heading. */
export function Lead({ className = "mt-4 lg:mt-6", ...rest }: ComponentProps<"p">) {
  return <p className={`max-w-measure-sm text-lg text-muted ${className}`} {...rest} />;
}
