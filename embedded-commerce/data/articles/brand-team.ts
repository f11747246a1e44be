import { site } from "../../../app/content/site.ts";

/** Articles are signed by the house; a brand that takes the shop over names its own writers here. */
export const brandTeam = {
  firstName: site.name,
  lastName: "Team",
  bio: "We write about hair the way we label our bottles: with the amount beside the claim.",
};
