/** One of a row of tabs or links over a hairline; the current one is underlined there. */
export const tabClass = [
  "relative -mx-2 flex min-h-14 flex-none cursor-pointer items-center px-2 whitespace-nowrap text-muted",
  "-outline-offset-2 hover:text-ink current:font-medium current:text-ink",
  "after:absolute after:inset-x-2 after:bottom-0 after:border-primary current:after:border-b-2",
  "forced-colors:current:after:border-[Highlight]",
].join(" ");
