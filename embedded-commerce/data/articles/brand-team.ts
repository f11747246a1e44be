/** Articles are signed by the house; a brand that takes the shop over names its own writers here. */
export const brandTeam = {
  firstName: "Solenne",
  lastName: "Team",
  bio: "We write about hair the way we label our bottles: with the amount beside the claim.",
};
