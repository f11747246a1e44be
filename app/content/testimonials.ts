import { facts } from "./facts";
import type { ReviewCategory } from "./reviews";

/** The four cards of the hero, in the order of the specification, section 2. */
export const testimonialStats: readonly { figure: string; label: string }[] = [
  { figure: facts.customers, label: "Happy Customers" },
  { figure: `${facts.averageRating}/5`, label: "Average Rating" },
  { figure: `${facts.seeLessSheddingPercent}%`, label: "See Less Shedding" },
  { figure: facts.verifiedReviews, label: "Verified Reviews" },
];

export type ReviewTab = { id: ReviewCategory | "all"; label: string };

export const reviewTabs: readonly [ReviewTab, ...ReviewTab[]] = [
  { id: "all", label: "All Reviews" },
  { id: "growth", label: "Hair Growth" },
  { id: "loss", label: "Hair Loss" },
  { id: "thickness", label: "Thickness" },
  { id: "45plus", label: "45+ Women" },
];

export const testimonialWords = {
  description: `Reviews by women with fine, curly, coily, grey and colored hair, from ${facts.verifiedReviews} verified ones: what changed, in which week, and what did not.`,
  lead: "What changed, in which week, and what did not. The four-star reviews are here as well.",
  noReviews: "No reviews found for this category.",
  typical:
    "Each review is one woman's experience, and yours may differ. Hair grows about half an inch a month: look between weeks 8 and 12.",
  guarantee: `${facts.subscriptionGuaranteeDays}-Day Money-Back Guarantee`,
  guaranteeText: `If your hair is not better off after ${facts.subscriptionGuaranteeDays} days of a subscription, write to us. We refund the first month, and you keep the products.`,
};

export type HairDrawing = "part" | "ponytail" | "temple" | "crown" | "ends" | "brush";

export type ComparedPlace = { drawing: HairDrawing; title: string; advice: string };

/** Six places where a change is seen first. The pictures are drawings of ours and say so. */
export const comparedPlaces: readonly ComparedPlace[] = [
  { drawing: "part", title: "The parting", advice: "From above, hair wet and combed flat." },
  { drawing: "crown", title: "The crown", advice: "From behind, chin down, at arm's length." },
  { drawing: "temple", title: "The temples", advice: "From the side, hair pulled back." },
  { drawing: "ponytail", title: "The ponytail", advice: "A tape measure around the elastic." },
  { drawing: "ends", title: "The ends", advice: "Against a plain wall, dry, unstyled." },
  { drawing: "brush", title: "The brush", advice: "Once a week, after the same ten strokes." },
];

export type VideoDrawing = "comb" | "shower" | "moon" | "glass" | "bubbles" | "drops";

export type VideoDiary = {
  drawing: VideoDrawing;
  handle: string;
  followers: string;
  topic: string;
};

/** Sample content: fictional handles on `.example`, until women film their weeks and agree to it. */
export const videoDiaries: readonly VideoDiary[] = [
  {
    drawing: "comb",
    handle: "@ines.combs.example",
    followers: "412K",
    topic: "Detangling waist-length waves without losing any",
  },
  {
    drawing: "shower",
    handle: "@washday.wren.example",
    followers: "268K",
    topic: "Wash day with hard water, start to finish",
  },
  {
    drawing: "moon",
    handle: "@coils.at.night.example",
    followers: "195K",
    topic: "Oil, satin, sleep: a night routine for coils",
  },
  {
    drawing: "glass",
    handle: "@fifty.and.fine.example",
    followers: "131K",
    topic: "Twelve weeks of capsules at 53, filmed weekly",
  },
  {
    drawing: "bubbles",
    handle: "@silver.sabine.example",
    followers: "87K",
    topic: "Growing out grey: what I wash it with",
  },
  {
    drawing: "drops",
    handle: "@postpartum.pia.example",
    followers: "54K",
    topic: "Month four to month ten after my son",
  },
];
