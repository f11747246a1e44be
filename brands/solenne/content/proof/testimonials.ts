import capsules from "../../generated/images/diary-capsules";
import combing from "../../generated/images/diary-combing";
import night from "../../generated/images/diary-night";
import regrowth from "../../generated/images/diary-regrowth";
import silver from "../../generated/images/diary-silver";
import washing from "../../generated/images/diary-washing";
import coilyBlack from "../../generated/images/swatch-coily-black";
import coilyBrown from "../../generated/images/swatch-coily-brown";
import straightBlack from "../../generated/images/swatch-straight-black";
import straightChestnut from "../../generated/images/swatch-straight-chestnut";
import wavyBlonde from "../../generated/images/swatch-wavy-blonde";
import wavyCopper from "../../generated/images/swatch-wavy-copper";
import { areRatingsSamples, facts } from "../facts";
import type { ReviewCategory } from "./reviews";

/** The four cards of the hero, in order. */
export const testimonialStats = [
  { figure: facts.customers, label: "Happy Customers" },
  { figure: `${facts.averageRating}/5`, label: "Average Rating", sample: areRatingsSamples },
  { figure: `${facts.seeLessSheddingPercent}%`, label: "See Less Shedding" },
  { figure: facts.verifiedReviews, label: "Verified Reviews", sample: areRatingsSamples },
];

export type ReviewTab = { id: ReviewCategory | "all"; label: string };

export const reviewTabs: readonly [ReviewTab, ...ReviewTab[]] = [
  { id: "all", label: "All Reviews" },
  { id: "growth", label: "Hair Growth" },
  { id: "loss", label: "Hair Loss" },
  { id: "thickness", label: "Thickness" },
  { id: "45plus", label: "45+ Women" },
];

export const testimonialCopy = {
  lead: "What changed, in which week, and what didn’t. The four-star reviews are here too.",
  /** In a shop without reviews. */
  leadWithoutReviews: "What may change, and where you see it first.",
  swatches:
    "We rendered these swatches of hair; they are not customer photos, and they promise nothing. On the left, hair as it was; on the right, as it might look after twelve weeks of care. Results vary.",
  diaries:
    "Six women will film their routines. Until the videos are ready, our own images hold their place; there is nothing to play yet.",
  noReviews: "No reviews found for this category.",
};

const { subscriptionGuaranteeDays } = facts;

/** Rule 5 in docs/rules.md; in a shop without subscriptions, it holds for all products. */
export const testimonialGuarantee = {
  withSubscriptions: `If your hair isn’t better off, write to us within ${subscriptionGuaranteeDays} days of your first box. We’ll refund the first month, and you keep the products.`,
  withoutSubscriptions: `If a product isn’t for you, write to us within ${subscriptionGuaranteeDays} days of delivery. We’ll refund it, opened or not.`,
};

/** Six pairs of swatches that we rendered, and what differs most in each. */
export const hairSwatches = [
  {
    image: straightChestnut,
    hair: "Straight, chestnut",
    lookAt: "Gloss",
  },
  {
    image: wavyBlonde,
    hair: "Wavy, blonde",
    lookAt: "Frizz",
  },
  {
    image: coilyBrown,
    hair: "Coily, brown",
    lookAt: "Definition",
  },
  {
    image: straightBlack,
    hair: "Straight, black",
    lookAt: "Ends",
  },
  {
    image: wavyCopper,
    hair: "Wavy, copper",
    lookAt: "The wave",
  },
  {
    image: coilyBlack,
    hair: "Coily, black",
    lookAt: "Halo",
  },
];

/** Fictional accounts on `.example`, until women film their weeks and agree to it. */
export const videoDiaries = [
  {
    sample: true,
    image: combing,
    account: "@ines.combs.example",
    followers: "412K",
    topic: "Detangling waist-length waves without losing any",
  },
  {
    sample: true,
    image: washing,
    account: "@washday.wren.example",
    followers: "268K",
    topic: "Wash day with hard water, start to finish",
  },
  {
    sample: true,
    image: night,
    account: "@coils.at.night.example",
    followers: "195K",
    topic: "Oil, satin, sleep: a night routine for coils",
  },
  {
    sample: true,
    image: capsules,
    account: "@fifty.and.fine.example",
    followers: "131K",
    topic: "Twelve weeks of capsules at 53, filmed weekly",
  },
  {
    sample: true,
    image: silver,
    account: "@silver.sabine.example",
    followers: "87K",
    topic: "Growing out gray: what I wash it with",
  },
  {
    sample: true,
    image: regrowth,
    account: "@pia.and.leo.example",
    followers: "54K",
    topic: "Months four to ten, after my son was born",
  },
];
