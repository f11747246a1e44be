/** The person of the Founder Story; `sample` until it is the brand's own founder. */
export const founder: { sample: boolean; name: string; role: string } = {
  sample: true,
  name: "Léonie Marsh",
  role: "Founder and formulator",
};
