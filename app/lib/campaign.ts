const campaignName = /^(?:utm_.*|gclid|gbraid|wbraid|gad_.*|fbclid|msclkid|ttclid|srsltid|ref)$/is;

/** Whether a query parameter says which campaign a link belongs to. It never changes a page. */
export function isCampaignParameter(name: string): boolean {
  return campaignName.test(name);
}
