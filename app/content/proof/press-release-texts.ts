import { facts } from "../facts";
import { site } from "../site";

/**
 * The text of each release's PDF, by its id in `press.ts`, which marks all as samples. No page imports it, only the
 * command that makes the files.
 */
export const pressReleaseTexts: Readonly<Record<string, readonly string[]>> = {
  "2025-09-03-small-print-set-large": [
    `${site.name} today began to ship its supplements, washes and serums under new labels. The amounts of the active ingredients, on the back of every label, are printed at twice the size, with the share of the daily value where there is one.`,
    "Hair Nutraceutical names 5,000 mcg of biotin, 2,500 mg of marine collagen and 320 mg of saw palmetto. After-Wash Scalp Serum names niacinamide at 5%. No product holds a proprietary blend, the form in which amounts may be left out.",
    "No text on the new labels is smaller than nine point. Bottles under the old label are sold until they are gone; what is inside has not changed.",
    `The labels were tried out on customers first. Of ${facts.customers} women who buy from ${site.name}, the first to be asked were those who had written to say that they could not read the old ones.`,
  ],
  "2025-01-14-hair-nutraceutical-45": [
    `${site.name} adds a second supplement to its range. Hair Nutraceutical 45+ is made for the years around menopause, in which hair often turns finer and drier.`,
    "Three capsules a day hold saw palmetto, marine collagen and biotin in adjusted doses, with vitamin D3 and selenium, which support normal hair.* The formula holds no hormones and no soy isoflavones.",
    "Women who take medication are asked, on the label and on the page of the product, to show the label to their doctor first. Biotin can change the result of some blood tests, and the label says that as well.",
    "Hair Nutraceutical 45+ is sold once or every 30 days.",
  ],
  "2024-11-12-subscriptions": [
    `From today everything that is used up can be delivered by ${site.name} every 30, 60 or 90 days, at ${facts.subscriptionDiscountPercent}% less than the single price. Shipping is free.`,
    "Three days before each charge an email names the day and the sum. In it are three links: later, another rhythm, cancel. None of them leads to a telephone number.",
    `Subscriptions come with a guarantee of ${facts.subscriptionGuaranteeDays} days: whoever is not convinced is refunded the first month and keeps the products.`,
    "Nothing is chosen in advance. In the shop a single order and a subscription stand side by side, and the price of each delivery stands beside both.",
  ],
  "2024-08-20-scalp-therapy": [
    `${site.name} presents its first product for the scalp. After-Wash Scalp Serum is put on clean, towel-dry hair, one pipette along each parting, and is not rinsed out.`,
    "It holds niacinamide at 5%, no perfume and no alcohol, and dries within two minutes. It is a cosmetic product: it cares for the scalp and lets hair look fuller at the root.",
    "With the serum the shop gains its third shelf. Nutraceuticals are for the table, haircare is for the shower, and scalp therapy is for the minutes after it.",
    "A bottle of 50 ml lasts about six weeks of daily use.",
  ],
  "2024-05-07-opening": [
    `${site.name}, an online shop for hair wellness made for women, opens today with one supplement, Hair Nutraceutical, and one rule: no product is sold whose label does not name every amount.`,
    "Hair grows about half an inch a month. The shop therefore asks its customers to wait twelve weeks before they judge, and to photograph their parting on the first of each month, in the same light.",
    "The capsules are made in the USA in an FDA-registered facility. Each batch is tested for identity and heavy metals before it leaves.",
    `Whoever is not content within ${facts.productGuaranteeDays} days of delivery is refunded, whether the bottle was opened or not.`,
  ],
};

/** The paragraph about the brand, under each release and in the media kit. */
export const boilerplate = `${site.name} makes supplements, haircare and scalp care for women and sells them in its own online shop. Every dose is printed on the label. Products are made in the USA in an FDA-registered facility, are cruelty free and are rated ${facts.averageRating} out of 5 by their buyers.`;

/** The media kit's page of figures: what is claimed, in the words of the shop. */
export const factSheet: readonly { name: string; value: string }[] = [
  { name: "Name", value: site.name },
  { name: "What it is", value: "An online shop for hair wellness, for women" },
  { name: "Opened", value: "May 2024" },
  { name: "Range", value: "Nutraceuticals, haircare, scalp therapy" },
  { name: "Customers", value: facts.customers },
  {
    name: "Average rating",
    value: `${facts.averageRating} out of 5, from ${facts.verifiedReviews} verified reviews`,
  },
  { name: "Active subscribers", value: facts.activeSubscribers },
  { name: "Subscriptions renewed", value: `${facts.renewalRatePercent}%` },
  { name: "Featured in", value: `${facts.mediaOutlets} outlets` },
  { name: "Made in", value: "The USA, in an FDA-registered facility" },
  { name: "Animal tests", value: "None" },
  { name: "Press contact", value: site.email },
];
