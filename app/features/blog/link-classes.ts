/** A title whose link covers the nearest positioned element, for instance a whole card. */
export const coverLinkClass = [
  "decoration-1 underline-offset-[0.16em] after:absolute after:inset-0",
  "hover:underline group-hover:underline",
].join(" ");

export const topicLinkClass = [
  "inline-flex min-h-11 min-w-6 cursor-pointer items-center text-note underline decoration-1",
  "decoration-line-strong underline-offset-[0.28em] hover:decoration-current",
].join(" ");
