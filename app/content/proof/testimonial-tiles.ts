import capsules from "../generated/pictures/diary-capsules";
import combing from "../generated/pictures/diary-combing";
import night from "../generated/pictures/diary-night";
import regrowth from "../generated/pictures/diary-regrowth";
import silver from "../generated/pictures/diary-silver";
import washing from "../generated/pictures/diary-washing";
import coilyBlack from "../generated/pictures/swatch-coily-black";
import coilyBrown from "../generated/pictures/swatch-coily-brown";
import straightBlack from "../generated/pictures/swatch-straight-black";
import straightChestnut from "../generated/pictures/swatch-straight-chestnut";
import wavyBlonde from "../generated/pictures/swatch-wavy-blonde";
import wavyCopper from "../generated/pictures/swatch-wavy-copper";
import type { SitePicture } from "../site-picture";

export type HairSwatch = { picture: SitePicture; hair: string; lookAt: string; seen: string };

/** Six pairs of swatches that we rendered, and what differs most in each. */
export const hairSwatches: readonly HairSwatch[] = [
  {
    picture: straightChestnut,
    hair: "Straight, chestnut",
    lookAt: "Gloss",
    seen: "Strands that lie side by side send the light back as one band.",
  },
  {
    picture: wavyBlonde,
    hair: "Wavy, blonde",
    lookAt: "Frizz",
    seen: "Fewer single hairs leave the wave, most of all at the sides.",
  },
  {
    picture: coilyBrown,
    hair: "Coily, brown",
    lookAt: "Definition",
    seen: "Each coil can be told from the next, down to its end.",
  },
  {
    picture: straightBlack,
    hair: "Straight, black",
    lookAt: "Ends",
    seen: "The edge is even. On the left some hairs broke off earlier than others.",
  },
  {
    picture: wavyCopper,
    hair: "Wavy, copper",
    lookAt: "The wave",
    seen: "The strands of a lock turn together, so that the wave has an outline.",
  },
  {
    picture: coilyBlack,
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

export type VideoDiary = {
  picture: SitePicture;
  account: string;
  followers: string;
  topic: string;
};

/** Sample content: fictional accounts on `.example`, until women film their weeks and agree to it. */
export const videoDiaries: readonly VideoDiary[] = [
  {
    picture: combing,
    account: "@ines.combs.example",
    followers: "412K",
    topic: "Detangling waist-length waves without losing any",
  },
  {
    picture: washing,
    account: "@washday.wren.example",
    followers: "268K",
    topic: "Wash day with hard water, start to finish",
  },
  {
    picture: night,
    account: "@coils.at.night.example",
    followers: "195K",
    topic: "Oil, satin, sleep: a night routine for coils",
  },
  {
    picture: capsules,
    account: "@fifty.and.fine.example",
    followers: "131K",
    topic: "Twelve weeks of capsules at 53, filmed weekly",
  },
  {
    picture: silver,
    account: "@silver.sabine.example",
    followers: "87K",
    topic: "Growing out grey: what I wash it with",
  },
  {
    picture: regrowth,
    account: "@pia.and.leo.example",
    followers: "54K",
    topic: "Month four to month ten after my son",
  },
];
