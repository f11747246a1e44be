import type { Money } from "~/lib/money";
import { facts } from "../facts";
import shampoo from "../generated/pictures/growth-strength-shampoo-front";
import nutraceutical45 from "../generated/pictures/hair-nutraceutical-45-front";
import nutraceutical from "../generated/pictures/hair-nutraceutical-front";
import type { SitePicture } from "../site-picture";

/** A card of the home page; stands in for the store's product until, and unless, the store answers. */
export type BestSeller = {
  handle: string;
  title: string;
  /** One line of at most 48 characters. */
  line: string;
  price: Money;
  /** The shop's own, because the store's may be out of reach. */
  picture: SitePicture;
  rating: string;
  reviews: string;
};

/** Rule 7 in docs/rules.md. The subscription price follows from the price. */
export const bestSellers: readonly BestSeller[] = [
  {
    handle: "hair-nutraceutical",
    title: "Hair Nutraceutical",
    line: "Daily capsules with biotin and marine collagen.",
    price: { amount: "67.99", currencyCode: "USD" },
    picture: nutraceutical,
    rating: facts.averageRating,
    reviews: "856",
  },
  {
    handle: "growth-strength-shampoo",
    title: "Growth & Strength Shampoo",
    line: "A gentle wash for hair that looks fuller.",
    price: { amount: "32.00", currencyCode: "USD" },
    picture: shampoo,
    rating: "4.8",
    reviews: "642",
  },
  {
    handle: "hair-nutraceutical-45",
    title: "Hair Nutraceutical 45+",
    line: "Adjusted doses for the years around menopause.",
    price: { amount: "72.99", currencyCode: "USD" },
    picture: nutraceutical45,
    rating: facts.averageRating,
    reviews: "423",
  },
];
