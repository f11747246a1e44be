import type { SitePage } from "./site.ts";

export type Visit = {
  /** Milliseconds from the beginning of the day. */
  at: number;
  /** Addresses in the order in which they are read. */
  pages: readonly string[];
  encoding: "br" | "gzip" | "identity";
  /** Comes back: has the files already, and a copy of the page if it was here for it. */
  isReturning: boolean;
};

export type Day = {
  ms: number;
  visits: readonly Visit[];
  campaign: { from: number; to: number; address: string };
  /** When the product changes. */
  changeAt: number;
};

/**
 * A day in as many milliseconds: few visitors at night and many in the evening, pages chosen by Zipf's law,
 * and a campaign whose every link is marked in its own way. The same numbers give the same day.
 */
export function planDay(pages: readonly SitePage[], ms: number, howMany: number): Day {
  const random = generator(20_261_121);
  const choose = zipf(pages, random);
  const campaign = { from: 0.66 * ms, to: 0.74 * ms, address: "/holidays" };
  const campaignShare = 0.2;

  const visits = Array.from({ length: howMany }, (_, number): Visit => {
    const isOfCampaign = random() < campaignShare;
    const at = isOfCampaign
      ? campaign.from + random() * (campaign.to - campaign.from)
      : timeOfDay(random) * ms;
    const first = isOfCampaign ? campaign.address + marks(number, random) : choose().address;
    const later = Array.from({ length: laterPages(random) }, () => choose().address);
    const way = random();
    const encoding = way < 0.96 ? "br" : way < 0.99 ? "gzip" : "identity";
    return { at, pages: [first, ...later], encoding, isReturning: random() < 0.3 };
  });
  visits.sort((one, other) => one.at - other.at);
  return { ms, visits, campaign, changeAt: 0.5 * ms };
}

/** What mail programs and networks write behind an address; the last is one that nginx does not know. */
function marks(number: number, random: () => number): string {
  const way = random();
  if (way < 0.5) return `?utm_source=letter&utm_medium=email&utm_campaign=autumn&utm_id=${number}`;
  if (way < 0.95) return `?gclid=${number.toString(36)}&utm_source=network`;
  return `?ref=partner-${number}`;
}

/** More in the evening than at noon, hardly anybody at four in the morning. */
function timeOfDay(random: () => number): number {
  for (;;) {
    const at = random();
    const crowd = 0.5 - 0.42 * Math.cos(2 * Math.PI * (at - 0.16)) + 0.3 * peak(at, 0.85, 0.06);
    if (random() < crowd / 1.22) return at;
  }
}

function peak(at: number, middle: number, width: number): number {
  return Math.exp(-(((at - middle) / width) ** 2));
}

/** Half of all visitors leave after the first page. */
function laterPages(random: () => number): number {
  let pages = 0;
  while (pages < 12 && random() < 0.55) pages += 1;
  return pages;
}

/** The first is read twice as often as the second and three times as often as the third. */
function zipf(pages: readonly SitePage[], random: () => number): () => SitePage {
  const sums: number[] = [];
  for (const [at] of pages.entries()) sums.push((sums.at(-1) ?? 0) + 1 / (at + 1));
  return () => {
    const point = random() * (sums.at(-1) ?? 0);
    const page = pages[sums.findIndex((sum) => sum >= point)];
    if (!page) throw new Error("There are no pages");
    return page;
  };
}

/** mulberry32 */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
