import { facts } from "../facts";
import { site } from "../site";

/**
 * The text of each release's PDF, by its id in `press.ts`. `facts.ts` marks all as samples. No page imports it, only the
 * command that makes the files.
 */
export const pressReleaseTexts: Readonly<Record<string, readonly string[]>> = {
  "2025-09-03-small-print-set-large": [
    `${site.name} today began shipping its supplements, washes and serums with new labels. On the back of each, the amounts of the active ingredients are printed at twice the size, with the percent daily value where there is one.`,
    "Hair Nutraceutical names 5,000 mcg of biotin, 2,500 mg of marine collagen and 320 mg of saw palmetto. After-Wash Scalp Serum names niacinamide at 5%. No product contains a proprietary blend, the format in which amounts may be left out.",
    "No text on the new labels is smaller than nine point. Bottles with the old label will be sold until they run out; what is inside has not changed.",
    `The labels were tested with customers first. Of the ${facts.customers} women who buy from ${site.name}, the first to be asked were those who had written to say that they could not read the old ones.`,
  ],
  "2025-01-14-hair-nutraceutical-45": [
    `${site.name} adds a second supplement to its range. Hair Nutraceutical 45+ is made for the years around menopause, when hair often turns finer and drier.`,
    "Four capsules a day contain saw palmetto, marine collagen and biotin in adjusted doses, with vitamin D3 and selenium, which support normal hair.* The formula contains no hormones and no soy isoflavones.",
    "Women who take medication are asked, on the label and on the product page, to show the label to their doctor first. Biotin can affect some blood tests, and the label says so too.",
    "Hair Nutraceutical 45+ is available as a one-time purchase or every 30, 60 or 90 days.",
  ],
  "2024-11-12-subscriptions": [
    `Starting today, ${site.name} will deliver anything that runs out every 30, 60 or 90 days, at ${facts.subscriptionDiscountPercent}% off the one-time price. Shipping is free.`,
    "Three days before each charge, an email gives the date and the amount. It has three links: delay, change the schedule, cancel. None of them leads to a phone number.",
    `Subscriptions come with a ${facts.subscriptionGuaranteeDays}-day guarantee: anyone who is not convinced gets the first month refunded and keeps the products.`,
    "Nothing is preselected. In the shop, a one-time order and a subscription appear side by side, each with its price per delivery.",
  ],
  "2024-08-20-scalp-therapy": [
    `${site.name} introduces its first product for the scalp. After-Wash Scalp Serum goes on clean, towel-dried hair, one dropperful along your parts, and is not rinsed out.`,
    "It contains niacinamide at 5%, no perfume and no alcohol, and dries within two minutes. It is a cosmetic: it cares for the scalp and makes hair look fuller at the root.",
    "With the serum, the shop gains its third category. Nutraceuticals are for the table, haircare is for the shower, and scalp therapy is for the minutes after it.",
    "A 1.7 fl oz (50 ml) bottle lasts about six weeks with daily use.",
  ],
  "2024-05-07-opening": [
    `${site.name}, an online shop for hair wellness made for women, opens today with one supplement, Hair Nutraceutical, and one rule: every product it sells names every amount on its label.`,
    "Hair grows about half an inch a month. The shop therefore asks its customers to wait twelve weeks before they judge, and to photograph their part on the first of each month, in the same light.",
    `The capsules are made in ${facts.origin}, in ${facts.facility}. Each batch is tested for identity and heavy metals before it leaves.`,
    `Anyone who is not satisfied within ${facts.productGuaranteeDays} days of delivery gets a refund, whether or not the bottle was opened.`,
  ],
};

/** The paragraph about the brand, under each release and in the media kit. */
export const boilerplate = `${site.name} makes supplements, haircare and scalp care for women and sells them in its own online shop. Every dose is printed on the label. Products are made in ${facts.origin}, in ${facts.facility}, are cruelty free and are rated ${facts.averageRating} out of 5 by customers.`;

/** The media kit's page of figures: what is claimed, in the words of the shop. */
export const factSheet: readonly { name: string; value: string }[] = [
  { name: "Name", value: site.name },
  { name: "What it is", value: "An online hair-wellness shop for women" },
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
  { name: "Made", value: `In ${facts.origin}, in ${facts.facility}` },
  { name: "Animal testing", value: "None" },
  { name: "Press contact", value: site.email },
];
