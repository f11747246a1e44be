import type {
  DayOfWeek,
  MerchantReturnPolicy,
  MonetaryAmount,
  Offer,
  QuantitativeValue,
  ServicePeriod,
  ShippingConditions,
  ShippingService,
} from "schema-dts";
import { facts } from "#brand/content/facts.ts";
import { market } from "#brand/content/market.ts";

/*
 * What the pages on shipping and refunds say, for search engines. The shop carries the policies; an offer has its own
 * only where they differ.
 */

/** Returns of one-time purchases: by mail with a label that the shop sends; opened products are not sent back. */
export function returnPolicy(siteUrl: string): MerchantReturnPolicy {
  return {
    ...withinDays(facts.productGuaranteeDays),
    returnMethod: "https://schema.org/ReturnByMail",
    returnLabelSource: "https://schema.org/ReturnLabelDownloadAndPrint",
    returnPolicyCountry: market.country,
    refundType: "https://schema.org/FullRefund",
    itemCondition: ["https://schema.org/NewCondition", "https://schema.org/UsedCondition"],
    merchantReturnLink: `${siteUrl}/refund`,
  };
}

/** Standard shipping: one rate below the total from which it is free. */
export function shippingService(): ShippingService {
  const { freeShippingFrom, standardShippingCents } = facts;
  const { country, currency } = market;
  const condition = (orderValue: Partial<MonetaryAmount>, rate: number): ShippingConditions => ({
    "@type": "ShippingConditions",
    shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
    orderValue: { "@type": "MonetaryAmount", ...orderValue, currency },
    shippingRate: { "@type": "MonetaryAmount", value: rate, currency },
    transitTime: businessDays(facts.delivery),
  });
  return {
    "@type": "ShippingService",
    name: "Standard shipping",
    fulfillmentType: "https://schema.org/FulfillmentTypeDelivery",
    handlingTime: businessDays(facts.dispatch),
    shippingConditions: [
      condition({ maxValue: freeShippingFrom - 0.01 }, standardShippingCents / 100),
      condition({ minValue: freeShippingFrom }, 0),
    ],
  };
}

/** What is sold by subscription only ships free, and the customer keeps what is refunded (rules 3 and 5). */
export const subscriptionPolicies = {
  hasMerchantReturnPolicy: {
    ...withinDays(facts.subscriptionGuaranteeDays),
    returnMethod: "https://schema.org/KeepProduct",
  },
  shippingDetails: {
    "@type": "OfferShippingDetails",
    shippingDestination: { "@type": "DefinedRegion", addressCountry: market.country },
    shippingRate: { "@type": "MonetaryAmount", value: 0, currency: market.currency },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(facts.dispatch),
      transitTime: days(facts.delivery),
    },
  },
} as const satisfies Partial<Offer>;

function withinDays(merchantReturnDays: number) {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: market.country,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays,
    returnFees: "https://schema.org/FreeReturn",
  } as const satisfies MerchantReturnPolicy;
}

type Days = readonly [from: number, to: number];

const weekdays: readonly DayOfWeek[] = [
  "https://schema.org/Monday",
  "https://schema.org/Tuesday",
  "https://schema.org/Wednesday",
  "https://schema.org/Thursday",
  "https://schema.org/Friday",
];

function businessDays(range: Days): ServicePeriod {
  return { "@type": "ServicePeriod", duration: days(range), businessDays: weekdays };
}

function days([minValue, maxValue]: Days): QuantitativeValue {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}
