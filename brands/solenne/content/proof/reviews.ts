import { nameProduct } from "../product/product-names";
export type ReviewCategory = "growth" | "loss" | "thickness" | "45plus";

export type Review = {
  id: string;
  name: string;
  age: number;
  location: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** Day of writing, `2025-08-14`. */
  date: string;
  /** Bought here, by the order's number. */
  verified: boolean;
  /** Invented for the sample shop; nobody wrote it. */
  sample: boolean;
  product: { title: string; handle: string };
  /** The headline: what changed, or did not. */
  result: string;
  text: string;
  /** At least one; from 45 years on always `45plus` as well. */
  categories: readonly ReviewCategory[];
};

const products = {
  nutraceutical: nameProduct("hair-nutraceutical"),
  nutraceutical45: nameProduct("hair-nutraceutical-45"),
  growthShampoo: nameProduct("growth-strength-shampoo"),
  dailyShampoo: nameProduct("shampoo"),
  conditioner: nameProduct("conditioner"),
  serum: nameProduct("after-wash-scalp-serum"),
  oil: nameProduct("hair-oil"),
  pearls: nameProduct("scalp-oil-pearls"),
  mask: nameProduct("overnight-scalp-mask"),
} as const;

/** Newest first. Reviews of washes, serums and oils may claim looks and feel only. */
export const reviews: readonly Review[] = [
  {
    id: "camille-r",
    name: "Camille R.",
    age: 34,
    location: "Portland, Oregon",
    rating: 5,
    date: "2025-08-28",
    verified: true,
    sample: true,
    product: products.nutraceutical,
    result: "Half as much hair in the drain by week ten",
    text: "I counted, because I am that kind of person: one handful after every wash in May, about half of that in July. Nothing happened in the first month and I nearly stopped. My sister, who cuts my hair, asked what I had changed before I told her. I take them with lunch and forget one day in ten.",
    categories: ["loss"],
  },
  {
    id: "denise-w",
    name: "Denise W.",
    age: 52,
    location: "Savannah, Georgia",
    rating: 5,
    date: "2025-08-19",
    verified: true,
    sample: true,
    product: products.nutraceutical45,
    result: "My ponytail is back to its old weight",
    text: "Menopause took a third of my ponytail. Six months in, the elastic goes around twice again instead of three times. I can’t say what was the capsules and what was sleeping again, but I’m not giving up either one to find out.",
    categories: ["thickness", "45plus"],
  },
  {
    id: "aiko-t",
    name: "Aiko T.",
    age: 29,
    location: "San Jose, California",
    rating: 5,
    date: "2025-08-11",
    verified: true,
    sample: true,
    product: products.serum,
    result: "Roots that look lifted until evening",
    text: "Straight, fine hair that is flat by noon. With one dropperful after the shower, it looks fuller at the root and doesn’t feel sticky.",
    categories: ["thickness"],
  },
  {
    id: "rosa-m",
    name: "Rosa M.",
    age: 41,
    location: "El Paso, Texas",
    rating: 4,
    date: "2025-08-02",
    verified: true,
    sample: true,
    product: products.nutraceutical,
    result: "Short new hairs along the part, and patience",
    text: "Four stars because the site says twelve weeks and for me it was sixteen. But then: a row of short, soft hairs along my part that stand up when it is humid. My husband calls them antennae. The capsules are large. I wish they were smaller, and I’ve ordered my fifth bottle anyway.",
    categories: ["growth"],
  },
  {
    id: "imani-b",
    name: "Imani B.",
    age: 27,
    location: "Atlanta, Georgia",
    rating: 5,
    date: "2025-07-26",
    verified: true,
    sample: true,
    product: products.oil,
    result: "I keep the length I grow",
    text: "My 4C hair always grew; it just broke at the same pace. Four drops on my ends at night, under a satin scarf, and there’s far less on the floor when I take down my twists. Eleven months since a trim I didn’t choose.",
    categories: ["growth"],
  },
  {
    id: "helen-k",
    name: "Helen K.",
    age: 63,
    location: "Duluth, Minnesota",
    rating: 5,
    date: "2025-07-17",
    verified: true,
    sample: true,
    product: products.nutraceutical45,
    result: "My hairdresser noticed before I did",
    text: "I’ve worn it short and gray since my fifties. Carol has cut it for nineteen years and said there was more for her to cut. That is all the evidence I have and it is enough for me.",
    categories: ["growth", "45plus"],
  },
  {
    id: "priya-s",
    name: "Priya S.",
    age: 36,
    location: "Edison, New Jersey",
    rating: 5,
    date: "2025-07-09",
    verified: true,
    sample: true,
    product: products.nutraceutical,
    result: "Shedding back to what it was before my second child",
    text: "I started when my daughter was fourteen months old and I had stopped nursing, after my doctor looked at the label. By week eight the shower wall was clean again. Some of it would have come back on its own; she told me that too. I liked that the bottle says how much of everything is in it.",
    categories: ["loss"],
  },
  {
    id: "lorraine-d",
    name: "Lorraine D.",
    age: 58,
    location: "Baton Rouge, Louisiana",
    rating: 4,
    date: "2025-06-30",
    verified: true,
    sample: true,
    product: products.growthShampoo,
    result: "Looks fuller, though not for every wash",
    text: "It makes my hair look fuller, especially the first two days. Every day was too much for my dry ends, so now I alternate it with the gentle one. The pump locks for travel, which nobody tells you.",
    categories: ["thickness", "45plus"],
  },
  {
    id: "mei-l",
    name: "Mei L.",
    age: 31,
    location: "Seattle, Washington",
    rating: 5,
    date: "2025-06-21",
    verified: true,
    sample: true,
    product: products.nutraceutical,
    result: "Two inches since spring",
    text: "I photographed my part and a ruler on the first of every month. February to June: a little over two inches, and a part that looks narrower in the same bathroom light.",
    categories: ["growth", "thickness"],
  },
  {
    id: "sandra-o",
    name: "Sandra O.",
    age: 47,
    location: "Tucson, Arizona",
    rating: 5,
    date: "2025-06-12",
    verified: true,
    sample: true,
    product: products.nutraceutical45,
    result: "The brush stays clean for a week",
    text: "At forty-six I cleaned my brush every morning and felt sick every morning. I began in January with the four capsules and changed nothing else on purpose. Week five: no difference. Week nine: I forgot to clean the brush and it did not matter. It is still less now, in June, with the heat.",
    categories: ["loss", "45plus"],
  },
  {
    id: "freya-n",
    name: "Freya N.",
    age: 24,
    location: "Madison, Wisconsin",
    rating: 5,
    date: "2025-06-03",
    verified: true,
    sample: true,
    product: products.dailyShampoo,
    result: "Clean, and it does not tangle",
    text: "Bleached twice, washed every day because of the pool. It’s the first shampoo that lets me get a comb through without tears, so far less of it snaps.",
    categories: ["loss"],
  },
  {
    id: "gloria-p",
    name: "Gloria P.",
    age: 55,
    location: "Albuquerque, New Mexico",
    rating: 5,
    date: "2025-05-25",
    verified: true,
    sample: true,
    product: products.mask,
    result: "A calm scalp and hair with body",
    text: "Sunday evenings, a thin layer along my part, an old pillowcase. On Monday my scalp doesn’t feel tight, and my hair, which is wavy and half white, has body without any product in it. A jar lasts me seven weeks.",
    categories: ["thickness", "45plus"],
  },
  {
    id: "nadia-h",
    name: "Nadia H.",
    age: 38,
    location: "Dearborn, Michigan",
    rating: 5,
    date: "2025-05-16",
    verified: true,
    sample: true,
    product: products.nutraceutical,
    result: "Less on my scarf, less on my mind",
    text: "I wear a scarf and could see every morning how much I had lost the day before. After three months it is a few strands. I also drink more tea and sleep more, so I’m not claiming a miracle. I’m claiming a clean scarf.",
    categories: ["loss"],
  },
  {
    id: "beth-c",
    name: "Beth C.",
    age: 44,
    location: "Asheville, North Carolina",
    rating: 4,
    date: "2025-05-06",
    verified: true,
    sample: true,
    product: products.conditioner,
    result: "Soft curls, slow tube",
    text: "My 3A curls clump as they should and look thicker for it. One star off because the last fifth of the tube won’t come out on its own. I cut it open. It was worth cutting open.",
    categories: ["thickness"],
  },
  {
    id: "yolanda-v",
    name: "Yolanda V.",
    age: 49,
    location: "Tampa, Florida",
    rating: 5,
    date: "2025-04-27",
    verified: true,
    sample: true,
    product: products.nutraceutical45,
    result: "New growth at the temples, in month five",
    text: "The temples were what I minded most, because I wear my hair up for work. In month five there was a soft fringe of new hair on both sides, darker than the rest. It is an inch and a half now. I had given the whole thing until month six; after that I would have asked for my money back.",
    categories: ["growth", "45plus"],
  },
  {
    id: "clara-j",
    name: "Clara J.",
    age: 33,
    location: "Burlington, Vermont",
    rating: 5,
    date: "2025-04-15",
    verified: true,
    sample: true,
    product: products.pearls,
    result: "Looks like more hair, feels like mine",
    text: "One pearl, two minutes with the fingertips, then wash. My fine, sandy hair looks like there’s more of it, and there’s no film on it the next day.",
    categories: ["thickness"],
  },
  {
    id: "tamara-g",
    name: "Tamara G.",
    age: 40,
    location: "Richmond, Virginia",
    rating: 5,
    date: "2025-04-04",
    verified: true,
    sample: true,
    product: products.nutraceutical,
    result: "From a fistful to a few",
    text: "A hard year, then a fistful of hair at every wash. My doctor said that it usually passes, and asked about my iron first, which I am grateful for. I took these alongside, starting in December. By March the fistful was a few strands. I’m writing this because I read every review back then and wanted somebody to say: give it three months.",
    categories: ["loss", "growth"],
  },
  {
    id: "joan-e",
    name: "Joan E.",
    age: 67,
    location: "Santa Rosa, California",
    rating: 5,
    date: "2025-03-22",
    verified: true,
    sample: true,
    product: products.serum,
    result: "My scalp no longer shows in photos",
    text: "Very fine white hair, and a granddaughter who photographs me from above. With the serum, it lies so the pink doesn’t show through. It is a matter of looks, and at sixty-seven I am allowed to care about looks.",
    categories: ["thickness", "45plus"],
  },
  {
    id: "keisha-a",
    name: "Keisha A.",
    age: 30,
    location: "Columbus, Ohio",
    rating: 4,
    date: "2025-03-09",
    verified: true,
    sample: true,
    product: products.nutraceutical,
    result: "Nails first, hair second",
    text: "Honest order of events: nothing, nothing, nails, then hair in week eleven. I am growing out a big chop and went from one inch to nearly three since last fall. Take it with food: on an empty stomach it doesn’t agree with me, hence four stars.",
    categories: ["growth"],
  },
  {
    id: "martha-f",
    name: "Martha F.",
    age: 60,
    location: "Cheyenne, Wyoming",
    rating: 5,
    date: "2025-02-18",
    verified: true,
    sample: true,
    product: products.nutraceutical45,
    result: "I stopped counting the hairs on my pillow",
    text: "I used to count them. Forty, thirty-eight, forty-four. I stopped counting in week twelve, because there was nothing to make a list of.",
    categories: ["loss", "45plus"],
  },
];

/** The newest reviews of a product, and how many there are. */
export type ProductReviews = { newest: readonly ShownReview[]; count: number };

/** What a product's page shows of a review. */
export type ShownReview = Omit<Review, "product" | "categories">;

/** Rule 36 in docs/rules.md. */
const firstReviews = 3;

export function getNewestReviews(handle: string, showsSamples: boolean): ProductReviews {
  const all = getProductReviews(handle, showsSamples);
  const newest = all.slice(0, firstReviews).map(({ product, categories, ...shown }) => shown);
  return { newest, count: all.length };
}

/** The reviews of one product, newest first. Empty for a product without any, and for an unknown handle. */
export function getProductReviews(handle: string, showsSamples: boolean): Review[] {
  return reviews.filter(
    ({ product, sample }) => product.handle === handle && (showsSamples || !sample),
  );
}
