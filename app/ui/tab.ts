import { cva } from "class-variance-authority";

/** One of a row of tabs or links over a hairline; the current one is underlined there. */
export const tabVariants = cva(
  "relative -mx-2 flex min-h-14 flex-none cursor-pointer items-center px-2 whitespace-nowrap text-muted -outline-offset-2 after:absolute after:inset-x-2 after:bottom-0 after:border-primary hover:text-ink current:font-medium current:text-ink current:after:border-b-2 forced-colors:current:after:border-[Highlight]",
  { variants: { size: { display: "lg:font-display lg:text-display-sm" } } },
);
