export type HairDrawing = "part" | "ponytail" | "temple" | "crown" | "ends" | "brush";

export type ComparedPlace = { drawing: HairDrawing; title: string; advice: string };

/** Six places where a change is seen first. The pictures are drawings of ours and say so. */
export const comparedPlaces: readonly ComparedPlace[] = [
  { drawing: "part", title: "The parting", advice: "From above, hair wet and combed flat." },
  { drawing: "crown", title: "The crown", advice: "From behind, chin down, at arm's length." },
  { drawing: "temple", title: "The temples", advice: "From the front, hair pulled back." },
  { drawing: "ponytail", title: "The ponytail", advice: "A tape measure around the elastic." },
  { drawing: "ends", title: "The ends", advice: "Against a plain wall, dry, unstyled." },
  { drawing: "brush", title: "The brush", advice: "Once a week, after the same ten strokes." },
];

export type VideoDrawing = "comb" | "shower" | "moon" | "glass" | "bubbles" | "drops";

export type VideoDiary = {
  drawing: VideoDrawing;
  account: string;
  followers: string;
  topic: string;
};

/** Sample content: fictional accounts on `.example`, until women film their weeks and agree to it. */
export const videoDiaries: readonly VideoDiary[] = [
  {
    drawing: "comb",
    account: "@ines.combs.example",
    followers: "412K",
    topic: "Detangling waist-length waves without losing any",
  },
  {
    drawing: "shower",
    account: "@washday.wren.example",
    followers: "268K",
    topic: "Wash day with hard water, start to finish",
  },
  {
    drawing: "moon",
    account: "@coils.at.night.example",
    followers: "195K",
    topic: "Oil, satin, sleep: a night routine for coils",
  },
  {
    drawing: "glass",
    account: "@fifty.and.fine.example",
    followers: "131K",
    topic: "Twelve weeks of capsules at 53, filmed weekly",
  },
  {
    drawing: "bubbles",
    account: "@silver.sabine.example",
    followers: "87K",
    topic: "Growing out grey: what I wash it with",
  },
  {
    drawing: "drops",
    account: "@pia.and.leo.example",
    followers: "54K",
    topic: "Month four to month ten after my son",
  },
];
