import { site } from "../../content/site.ts";

/** Sample content: people who do not exist, to be replaced by the brand's own authors. */
export const leonieMarsh = {
  firstName: "Léonie",
  lastName: "Marsh",
  bio: `She founded ${site.name}, and reads every label twice.`,
};
export const tovaLindqvist = {
  firstName: "Tova",
  lastName: "Lindqvist",
  bio: "She writes about wash days, combs, and what water does to hair.",
};
export const drAmaraOseiNoor = {
  firstName: "Amara",
  lastName: "Osei-Noor",
  bio: "She reads the studies, and says what they leave open.",
};

/** Articles are signed by the brand; the brand owner names its own writers here. */
export const brandTeam = {
  firstName: site.name,
  lastName: "Team",
  bio: "We write about hair the way we label our bottles: with the amount beside the claim.",
};
