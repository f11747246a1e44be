import { gid } from "../../catalogue/identifiers.ts";
import { storeFacts } from "../../data/store-facts.ts";
import type { CommerceContext, View } from "../context.ts";
import { noMetafields } from "./metafields.ts";

const language = { isoCode: "EN", name: "English", endonymName: "English" };

const country: View = {
  isoCode: storeFacts.countryCode,
  name: "United States",
  unitSystem: "IMPERIAL_SYSTEM",
  currency: { isoCode: storeFacts.currencyCode, name: "United States Dollar", symbol: "$" },
  availableLanguages: [language],
  defaultLanguage: language,
};

/** The store sells in one market; `@inContext` for another is answered with this one, as the API does. */
export const localization: View = {
  availableCountries: [country],
  availableLanguages: [language],
  country,
  language,
};

export const paymentSettings: View = {
  // A test store takes no payment, so it accepts no cards and no wallets.
  acceptedCardBrands: [],
  supportedDigitalWallets: [],
  countryCode: storeFacts.countryCode,
  currencyCode: storeFacts.currencyCode,
  enabledPresentmentCurrencies: [storeFacts.currencyCode],
  shopifyPaymentsAccountId: null,
};

export const shop: View = {
  __typename: "Shop",
  ...noMetafields,
  id: gid("Shop", 71_000_000_001),
  name: storeFacts.name,
  description: storeFacts.description,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the API's own notation, read by themes.
  moneyFormat: "${{amount}}",
  paymentSettings,
  primaryDomain: (_: unknown, { origin }: CommerceContext) => {
    const url = new URL(origin);
    return { host: url.host, sslEnabled: url.protocol === "https:", url: origin };
  },
  shipsToCountries: [storeFacts.countryCode],
  brand: { slogan: storeFacts.slogan, shortDescription: storeFacts.description },
  shopPayInstallmentsPricing: null,
  customerAccountUrl: null,
};
