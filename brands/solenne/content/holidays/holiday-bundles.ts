import type { SiteImage } from "~/lib/site-image";
import { capitalize, inWords } from "~/lib/text";
import kit from "../../generated/images/complete-wellness-kit-front";
import glow from "../../generated/images/holiday-glow-bundle-front";
import ritual from "../../generated/images/self-care-ritual-bundle-front";
import { facts } from "../facts";
import { market } from "../market";

/** A holiday bundle (rule 23 in docs/rules.md): a product of the store, in our own words. */
export type HolidayBundle = {
  handle: string;
  name: string;
  line: string;
  image: SiteImage;
  badge: string;
  /** In place of a badge with a price, where prices of our texts are not shown. */
  badgeWithoutPrice?: string;
  /** Whole dollars; what it saves is computed. */
  regularPrice: number;
  salePrice: number;
  features: readonly string[];
  rating: string;
  /** Sample content, like all reviews. */
  reviews: string;
  /** Ends the reason that the gift finder gives, by the answer to what the recipient enjoys most. */
  because: Record<GiftAnswers["delight"], string>;
};

export const holidayBundles: readonly [HolidayBundle, HolidayBundle, HolidayBundle] = [
  {
    handle: "holiday-glow-bundle",
    name: "Holiday Glow",
    image: glow,
    line: "Two favorites, tied with one ribbon.",
    badge: "With a berry ribbon",
    regularPrice: 165,
    salePrice: 129,
    features: [
      "Hair Nutraceutical, two months*",
      "Botanical Hair Oil, 1.7 fl oz (50 ml)",
      "A blank card",
    ],
    rating: facts.averageRating,
    reviews: "128",
    because: {
      evening: "The oil is the slow part: four drops, warmed between your palms.",
      habit: "It’s a two-minute habit: capsules with breakfast, oil on damp ends.",
      routine: "It has one step for the inside and one for the ends, with room for more.",
    },
  },
  {
    handle: "self-care-ritual-bundle",
    name: "Self-Care Ritual",
    image: ritual,
    line: "Scrub, wash, soften: a slow evening in a box.",
    badge: `Under ${market.symbol}100`,
    badgeWithoutPrice: "For one slow evening",
    regularPrice: 98,
    salePrice: 75,
    features: [
      "Clarifying Scalp Scrub, 6.8 fl oz (200 ml)",
      "Gentle Daily Shampoo, 10 fl oz (300 ml)",
      "Silk Conditioner, 6.8 fl oz (200 ml)",
    ],
    rating: "4.8",
    reviews: "96",
    because: {
      evening: "It’s twenty quiet minutes: scrub, wash, condition.",
      habit: "Shampoo and conditioner are for every wash day, the scrub for one evening a week.",
      routine: "It’s the whole wash day, in the order you use it.",
    },
  },
  {
    handle: "complete-wellness-kit",
    name: "Complete Wellness Kit",
    image: kit,
    line: "The whole routine, from table to shower.",
    badge: "Biggest savings",
    regularPrice: 289,
    salePrice: 219,
    features: [
      "Hair Nutraceutical, two months*",
      "Growth & Strength Shampoo, 16.9 fl oz (500 ml)",
      "Silk Conditioner, 6.8 fl oz (200 ml)",
      "After-Wash Scalp Serum, 1.7 fl oz (50 ml)",
      "Botanical Hair Oil, 1.7 fl oz (50 ml)",
    ],
    rating: facts.averageRating,
    reviews: "74",
    because: {
      evening: "Wash, serum and oil fill an evening; the capsules wait until breakfast.",
      habit: "It has a step for every morning and one for every wash day.",
      routine: "All five products are made to be used together, and a card shows the order.",
    },
  },
];

/** `said` is the answer as the result repeats it; `withoutPrice`, where prices of our texts are not shown. */
export const giftQuestions = [
  {
    id: "person",
    question: "Who is it for?",
    options: [
      { value: "friend", label: "A friend", said: "For a friend" },
      { value: "family", label: "Mother, sister, aunt", said: "For family" },
      { value: "love", label: "The one I love", said: "For the one you love" },
      { value: "myself", label: "Myself", said: "For yourself" },
    ],
  },
  {
    id: "delight",
    question: "What sounds best?",
    options: [
      { value: "evening", label: "A slow evening", said: "a slow evening" },
      { value: "habit", label: "A simple daily habit", said: "a simple daily habit" },
      { value: "routine", label: "The whole routine", said: "the whole routine" },
    ],
  },
  {
    id: "budget",
    question: "What would you like to spend?",
    options: [
      {
        value: "under-100",
        label: `Under ${market.symbol}100`,
        said: `under ${market.symbol}100`,
        withoutPrice: { label: "Something small", said: "something small" },
      },
      {
        value: "100-150",
        label: `${market.symbol}100-${market.symbol}150`,
        said: `${market.symbol}100 to ${market.symbol}150`,
        withoutPrice: { label: "Something in between", said: "something in between" },
      },
      {
        value: "150-plus",
        label: `${market.symbol}150+`,
        said: `${market.symbol}150 or more`,
        withoutPrice: { label: "The largest box", said: "the largest box" },
      },
    ],
  },
] as const;

type GiftQuestion = (typeof giftQuestions)[number];
export type GiftOption = GiftQuestion["options"][number];

/** The chosen value of each question. */
export type GiftAnswers = {
  [Question in GiftQuestion as Question["id"]]: Question["options"][number]["value"];
};

export const giftFinderCopy = {
  heading: "Gift Finder",
  text: `${capitalize(inWords(giftQuestions.length))} questions, one gift.`,
  startOver: "Start Over",
  withoutScript: "Choose by budget:",
  withoutScriptOrPrice: "Choose by size:",
};
