/** Sample content: a person who does not exist, to be replaced by the brand's own founder. */
export const founder = {
  name: "Léonie Marsh",
  role: "Founder and formulator",
} as const;
