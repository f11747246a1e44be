export type SwatchName =
  | "straight-chestnut"
  | "straight-black"
  | "wavy-blonde"
  | "wavy-copper"
  | "coily-brown"
  | "coily-black";

export type HairSwatch = { picture: SwatchName; hair: string; lookAt: string; seen: string };

/** Six pairs of swatches that we rendered, and what differs most in each. */
export const hairSwatches: readonly HairSwatch[] = [
  {
    picture: "straight-chestnut",
    hair: "Straight, chestnut",
    lookAt: "Gloss",
    seen: "Strands that lie side by side send the light back as one band.",
  },
  {
    picture: "wavy-blonde",
    hair: "Wavy, blonde",
    lookAt: "Frizz",
    seen: "Fewer single hairs leave the wave, most of all at the sides.",
  },
  {
    picture: "coily-brown",
    hair: "Coily, brown",
    lookAt: "Definition",
    seen: "Each coil can be told from the next, down to its end.",
  },
  {
    picture: "straight-black",
    hair: "Straight, black",
    lookAt: "Ends",
    seen: "The edge is even. On the left some hairs broke off earlier than others.",
  },
  {
    picture: "wavy-copper",
    hair: "Wavy, copper",
    lookAt: "The wave",
    seen: "The strands of a lock turn together, so that the wave has an outline.",
  },
  {
    picture: "coily-black",
    hair: "Coily, black",
    lookAt: "Halo",
    seen: "Fewer hairs stand off. The volume stays, and the length is the same.",
  },
];

export type PhotoAdvice = { place: string; advice: string };

/** Where a change is seen first, and how to photograph it. */
export const photoAdvice: readonly PhotoAdvice[] = [
  { place: "The parting", advice: "From above, hair wet and combed flat." },
  { place: "The crown", advice: "From behind, chin down, at arm's length." },
  { place: "The temples", advice: "From the front, hair pulled back." },
  { place: "The ponytail", advice: "A tape measure around the elastic." },
  { place: "The ends", advice: "Against a plain wall, dry, unstyled." },
  { place: "The brush", advice: "Once a week, after the same ten strokes." },
];

export type DiaryName = "combing" | "washing" | "night" | "capsules" | "silver" | "regrowth";

export type VideoDiary = {
  picture: DiaryName;
  account: string;
  followers: string;
  topic: string;
};

/** Sample content: fictional accounts on `.example`, until women film their weeks and agree to it. */
export const videoDiaries: readonly VideoDiary[] = [
  {
    picture: "combing",
    account: "@ines.combs.example",
    followers: "412K",
    topic: "Detangling waist-length waves without losing any",
  },
  {
    picture: "washing",
    account: "@washday.wren.example",
    followers: "268K",
    topic: "Wash day with hard water, start to finish",
  },
  {
    picture: "night",
    account: "@coils.at.night.example",
    followers: "195K",
    topic: "Oil, satin, sleep: a night routine for coils",
  },
  {
    picture: "capsules",
    account: "@fifty.and.fine.example",
    followers: "131K",
    topic: "Twelve weeks of capsules at 53, filmed weekly",
  },
  {
    picture: "silver",
    account: "@silver.sabine.example",
    followers: "87K",
    topic: "Growing out grey: what I wash it with",
  },
  {
    picture: "regrowth",
    account: "@pia.and.leo.example",
    followers: "54K",
    topic: "Month four to month ten after my son",
  },
];
