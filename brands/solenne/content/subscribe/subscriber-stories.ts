import serum from "../../generated/images/after-wash-scalp-serum-front";
import conditioner from "../../generated/images/conditioner-front";
import shampoo from "../../generated/images/growth-strength-shampoo-front";
import nutraceutical from "../../generated/images/hair-nutraceutical-front";
import hairOil from "../../generated/images/hair-oil-front";

/** Shown while one of the stories is a sample. */
export const sampleStories =
  "Sample stories, written by us to show how this page will look. Stories from subscribers will take their place.";

/** `highlight` is the part of the text that stands out, word for word; `image` is of a product of the plan. */
export const subscriberStories = [
  {
    sample: true,
    name: "Marisol T.",
    role: "Complete, 14 months",
    text: "I used to buy the shampoo, forget the capsules, and start over in spring. Now it all comes in one box, and I have not missed a month since.",
    highlight: "I have not missed a month since",
    image: shampoo,
  },
  {
    sample: true,
    name: "Joanna W.",
    role: "Essentials, 8 months",
    text: "The email comes three days ahead. I was traveling in May, so I skipped that delivery in the time it takes to make tea.",
    highlight: "I skipped that delivery in the time it takes to make tea",
    image: nutraceutical,
  },
  {
    sample: true,
    name: "Denise A.",
    role: "Transformation, 2 years",
    text: "Two years in, my part looks fuller in photos. I changed from every 30 days to every 60 when I cut my hair, and nobody asked me why.",
    highlight: "my part looks fuller in photos",
    image: hairOil,
  },
  {
    sample: true,
    name: "Priya K.",
    role: "Complete, 5 months",
    text: "I did the math before I signed up. Same products, no shipping, nineteen dollars less a month. It was not a hard decision.",
    highlight: "nineteen dollars less a month",
    image: serum,
  },
  {
    sample: true,
    name: "Helen R.",
    role: "Essentials, 11 months",
    text: "My first plan was too much for short hair. They moved me to the small one, refunded the difference, and I kept the conditioner.",
    highlight: "They moved me to the small one",
    image: conditioner,
  },
] as const;
