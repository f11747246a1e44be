import { facts } from "../facts";
import { site } from "../site";

/** Fictional outlets on the reserved `.example` domain; `facts.ts` marks them as samples. */
export type PressOutlet = { name: string; url: string };

/** The groups of the coverage list, in order. */
export const outletGroups = [
  {
    label: "National News",
    outlets: [
      "The Daily Lantern",
      "Meridian Dispatch",
      "Continental Morning",
      "Northlight News",
      "Broadfield Report",
      "The Evening Almanac",
    ].map(toOutlet),
  },
  {
    label: "Financial Media",
    outlets: [
      "Ledger & Tide",
      "Brightwater Markets",
      "The Quarterly Coin",
      "Copperline Business",
      "Market Orchard",
      "Founders’ Balance",
    ].map(toOutlet),
  },
  {
    label: "Lifestyle Publications",
    outlets: [
      "Linen & Salt",
      "Vanity Hour",
      "The Slow Mirror",
      "Marigold Living",
      "Comb & Quill",
      "Halcyon Beauty",
      "Ritual Weekly",
      "The Soft Edit",
    ].map(toOutlet),
  },
  {
    label: "Regional Coverage",
    outlets: [
      "Tamarack County Courier",
      "Bluestem Prairie Post",
      "Harborlight Gazette",
      "Saltmarsh Observer",
      "Juniper Mesa Journal",
      "Lake Arden Times",
      "Redbud Springs Register",
      "Fogline Bay Bulletin",
      "Cottonwood Bend Chronicle",
      "Pinehollow Sentinel",
    ].map(toOutlet),
    more: `+ ${facts.additionalRegionalOutlets} additional regional outlets across all 50 states`,
  },
];

export const pressOutlets: readonly PressOutlet[] = outletGroups.flatMap(({ outlets }) => outlets);

function toOutlet(name: string): PressOutlet {
  return { name, url: `https://${toHost(name)}.example/${site.slug}` };
}

export function findOutlet(name: string): PressOutlet {
  const outlet = pressOutlets.find((candidate) => candidate.name === name);
  if (!outlet) throw new Error(`The list of outlets names no ${name}`);
  return outlet;
}

/** `Linen & Salt` becomes `linen-and-salt`. */
export function toHost(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the /, "")
    .replaceAll("&", "and")
    .replace(/['’]/g, "")
    .replaceAll(" ", "-");
}
