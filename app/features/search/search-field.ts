/** The line under the field is its frame, and shows where the focus is. */
export const searchFormClass = [
  "flex min-h-18 items-center gap-3 border-b border-ink has-focus-visible:border-b-2",
  "forced-colors:has-focus-visible:outline-2",
].join(" ");

export const searchInputClass = [
  "min-h-14 min-w-0 flex-1 font-display text-display-sm outline-none placeholder:text-muted",
  "lg:text-display-md",
].join(" ");
