import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from "schema-dts";
import { facts } from "#brand/content/facts.ts";
import { market } from "#brand/content/market.ts";
import type { Variant } from "~/commerce/model";
import type { Money } from "~/lib/money";

/* What the pages on shipping and refunds say, for search engines: of the shop, and of each offer. */

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

/**
 * The terms of one offer. A subscription ships free, and the customer keeps what is refunded (rules 3 and 5). Shipping is
 * left out beside prices in another currency than our own (rule 2), and its days for a backorder.
 */
export function offerPolicies(
  siteUrl: string,
  { requiresShipping, isBackordered }: Variant,
  price: Money,
  isSubscription: boolean,
): Partial<Offer> {
  const { country: addressCountry, currency } = market;
  if (!requiresShipping) return {};
  const isFree = isSubscription || Number(price.amount) >= facts.freeShippingFrom;
  const rate = isFree ? 0 : facts.standardShippingCents / 100;
  const shippingDetails: OfferShippingDetails = {
    "@type": "OfferShippingDetails",
    shippingDestination: { "@type": "DefinedRegion", addressCountry },
    shippingRate: { "@type": "MonetaryAmount", value: rate, currency },
    deliveryTime: isBackordered ? undefined : deliveryTime,
  };
  return {
    hasMerchantReturnPolicy: isSubscription ? subscriptionReturns : returnPolicy(siteUrl),
    ...(price.currencyCode === currency && { shippingDetails }),
  };
}

const subscriptionReturns = {
  ...withinDays(facts.subscriptionGuaranteeDays),
  returnMethod: "https://schema.org/KeepProduct",
} as const;

const deliveryTime = {
  "@type": "ShippingDeliveryTime",
  handlingTime: days(facts.dispatch),
  transitTime: days(facts.delivery),
} as const;

function withinDays(merchantReturnDays: number) {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: market.country,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays,
    returnFees: "https://schema.org/FreeReturn",
  } as const satisfies MerchantReturnPolicy;
}

function days([minValue, maxValue]: readonly [from: number, to: number]) {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" } as const;
}
