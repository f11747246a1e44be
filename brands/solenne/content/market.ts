import type { Holidays } from "~/lib/delivery-days";

/**
 * Where the brand sells, and what holds there. Texts, prices that no store sends, cart, checkout and structured data
 * take it from here.
 */
export const market = {
  /** ISO 4217. All amounts of the content are in it, and `symbol` stands before them. */
  currency: "USD",
  symbol: "$",
  currencyName: "US dollars",
  /** ISO 3166-1. */
  country: "US",
  /** The country's name in a form, and in sentences. */
  countryName: "United States",
  theCountry: "the United States",
  theCountryShort: "the US",
  /** Where the products are made: on a label, and in a sentence. */
  madeIn: "USA",
  madeInText: "the USA",
  /** An order's day begins at midnight of this time zone. */
  timeZone: "America/New_York",
  /** Days on which nothing is sent or delivered (5 U.S.C. 6103). */
  holidays: {
    fixed: ["01-01", "06-19", "07-04", "11-11", "12-25"],
    floating: [
      [1, 1, 3],
      [2, 1, 3],
      [5, 1, "last"],
      [9, 1, 1],
      [10, 1, 2],
      [11, 4, 4],
    ],
    areMovedFromWeekends: true,
  } satisfies Holidays,
} as const;
