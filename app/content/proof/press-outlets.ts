import { site } from "../site";

/** Sample content: fictional outlets on the reserved `.example` domain, to be replaced by real ones. */
type OutletCategory = "national" | "financial" | "lifestyle" | "regional";

export type PressOutlet = { name: string; url: string; category: OutletCategory };

/** The groups of the coverage list, in order. */
export const outletGroups: readonly { category: OutletCategory; label: string }[] = [
  { category: "national", label: "National News" },
  { category: "financial", label: "Financial Media" },
  { category: "lifestyle", label: "Lifestyle Publications" },
  { category: "regional", label: "Regional Coverage" },
];

const named: Readonly<Record<OutletCategory, readonly string[]>> = {
  national: [
    "The Daily Lantern",
    "Meridian Dispatch",
    "Continental Morning",
    "Northlight News",
    "Broadfield Report",
    "The Evening Almanac",
  ],
  financial: [
    "Ledger & Tide",
    "Brightwater Markets",
    "The Quarterly Coin",
    "Copperline Business",
    "Market Orchard",
    "Founders' Balance",
  ],
  lifestyle: [
    "Linen & Salt",
    "Vanity Hour",
    "The Slow Mirror",
    "Marigold Living",
    "Comb & Quill",
    "Halcyon Beauty",
    "Ritual Weekly",
    "The Soft Edit",
  ],
  regional: [
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
  ],
};

export const pressOutlets: readonly PressOutlet[] = outletGroups.flatMap(({ category }) =>
  named[category].map((name) => ({
    name,
    url: `https://${toHost(name)}.example/${site.slug}`,
    category,
  })),
);

export function getOutlets(category: OutletCategory): readonly PressOutlet[] {
  return pressOutlets.filter((outlet) => outlet.category === category);
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
    .replaceAll("'", "")
    .replaceAll(" ", "-");
}
