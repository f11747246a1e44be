import { isCampaignParameter } from "~/lib/campaign";
import { sendsPrivacyControl } from "~/lib/preferences";
import { parseUrl } from "~/lib/urls";

/** In session storage: the campaign parameters of the first link of the visit that has some, as a query. */
const key = "shop-campaign";
const maxParameters = 20;
const maxCharacters = 500;

/** Keeps the first campaign of the visit. Call it once for each document. Nothing with Global Privacy Control. */
export function keepCampaign(search: string): void {
  if (sendsPrivacyControl()) sessionStorage.removeItem(key);
  else if (sessionStorage.getItem(key) === null) {
    const campaign = parseCampaign(search);
    if (campaign.length > 0) sessionStorage.setItem(key, new URLSearchParams(campaign).toString());
  }
}

/** The checkout's address with the visit's campaign. Do not store it, so that the campaign ends with the visit. */
export function withCampaign(checkoutUrl: string): string {
  const url = parseUrl(checkoutUrl);
  const campaign = parseCampaign(sessionStorage.getItem(key) ?? "");
  if (!url || campaign.length === 0 || sendsPrivacyControl()) return checkoutUrl;
  for (const [name, value] of campaign) url.searchParams.set(name, value);
  return url.href;
}

/** Anybody can write a link, and any script the storage, so number and length are limited. */
function parseCampaign(query: string): [string, string][] {
  return [...new URLSearchParams(query)]
    .filter(([name, value]) => isCampaignParameter(name) && (name + value).length <= maxCharacters)
    .slice(0, maxParameters);
}
