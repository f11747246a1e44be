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
  /** The clock, in a sentence. */
  clock: "New York (Eastern Time)",
  /** Whether prices include tax; else it is added at checkout. */
  pricesIncludeTax: false as boolean,
  /** Days without delivery, at the start of a sentence. */
  restDays: "Weekends and federal holidays",
  /** The days beside weekends on which nothing is sent or delivered (5 U.S.C. 6103). */
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

/** Says after an amount whether tax is in it. */
export const taxTerm = market.pricesIncludeTax ? "including tax" : "before taxes";

/** Follows a price on a product's page and the total at checkout; empty where tax is added. */
export const taxNote = market.pricesIncludeTax ? taxTerm : "";

/** Other countries to which the embedded store sends, by ISO 3166-1, and what it charges for that. */
export const abroad = {
  shippingCents: 1999,
  countries: [
    "AU",
    "AT",
    "BE",
    "BR",
    "BG",
    "CA",
    "CL",
    "CO",
    "HR",
    "CY",
    "CZ",
    "DK",
    "EE",
    "FI",
    "FR",
    "DE",
    "GR",
    "HK",
    "HU",
    "IS",
    "IN",
    "IE",
    "IL",
    "IT",
    "JP",
    "LV",
    "LT",
    "LU",
    "MY",
    "MT",
    "MX",
    "NL",
    "NZ",
    "NO",
    "PH",
    "PL",
    "PT",
    "RO",
    "SG",
    "SK",
    "SI",
    "ZA",
    "KR",
    "ES",
    "SE",
    "CH",
    "TW",
    "AE",
    "GB",
  ],
};

/** What an address of the market's country has; the embedded checkout asks for it. */
export const addressTerms = {
  region: { label: "State", missing: "Choose a state.", unknown: "Choose a state from the list." },
  postalCode: {
    label: "ZIP code",
    missing: "Enter a ZIP code.",
    pattern: /^\d{5}(-\d{4})?$/,
    invalid: "Enter a five-digit ZIP code, such as 94107.",
    inputmode: "numeric",
  },
} as const;

/** Where the store ships, by postal code: states, federal district and Puerto Rico. Empty where addresses have no region. */
export const regions: readonly (readonly [code: string, name: string])[] = [
  ["AL", "Alabama"],
  ["AK", "Alaska"],
  ["AZ", "Arizona"],
  ["AR", "Arkansas"],
  ["CA", "California"],
  ["CO", "Colorado"],
  ["CT", "Connecticut"],
  ["DE", "Delaware"],
  ["DC", "District of Columbia"],
  ["FL", "Florida"],
  ["GA", "Georgia"],
  ["HI", "Hawaii"],
  ["ID", "Idaho"],
  ["IL", "Illinois"],
  ["IN", "Indiana"],
  ["IA", "Iowa"],
  ["KS", "Kansas"],
  ["KY", "Kentucky"],
  ["LA", "Louisiana"],
  ["ME", "Maine"],
  ["MD", "Maryland"],
  ["MA", "Massachusetts"],
  ["MI", "Michigan"],
  ["MN", "Minnesota"],
  ["MS", "Mississippi"],
  ["MO", "Missouri"],
  ["MT", "Montana"],
  ["NE", "Nebraska"],
  ["NV", "Nevada"],
  ["NH", "New Hampshire"],
  ["NJ", "New Jersey"],
  ["NM", "New Mexico"],
  ["NY", "New York"],
  ["NC", "North Carolina"],
  ["ND", "North Dakota"],
  ["OH", "Ohio"],
  ["OK", "Oklahoma"],
  ["OR", "Oregon"],
  ["PA", "Pennsylvania"],
  ["PR", "Puerto Rico"],
  ["RI", "Rhode Island"],
  ["SC", "South Carolina"],
  ["SD", "South Dakota"],
  ["TN", "Tennessee"],
  ["TX", "Texas"],
  ["UT", "Utah"],
  ["VT", "Vermont"],
  ["VA", "Virginia"],
  ["WA", "Washington"],
  ["WV", "West Virginia"],
  ["WI", "Wisconsin"],
  ["WY", "Wyoming"],
];
