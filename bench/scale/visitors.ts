import { setTimeout as pause } from "node:timers/promises";
import { openConnections, UnansweredError } from "./connections.ts";
import type { Day, Visit } from "./plan.ts";
import type { SitePage } from "./site.ts";

export type Diary = {
  /** Milliseconds of each answer: of pages, of pages while the campaign ran, of files. */
  pages: number[];
  campaign: number[];
  files: number[];
  /** In words. */
  failures: string[];
  /** Requests that were sent once more, because their connection ended before a byte of the answer. */
  repeated: number;
  /** The furthest that a visitor came later than planned: what the generator could not keep up with. */
  mostLateMs: number;
  bytes: number;
};

/** As many files as a browser reads at once from one server. */
const atOnce = 6;

/** Lets the day's visitors come, each when it is their time. */
export async function playDay(origin: string, day: Day, site: readonly SitePage[]): Promise<Diary> {
  const connections = openConnections(new URL(origin));
  const files = new Map(site.map((page) => [page.address, page.files]));
  const tags = new Map<string, string>();
  const diary: Diary = {
    pages: [],
    campaign: [],
    files: [],
    failures: [],
    repeated: 0,
    mostLateMs: 0,
    bytes: 0,
  };
  const start = performance.now();
  const clock = () => performance.now() - start;

  async function ask(address: string, visit: Visit, tag?: string) {
    const begun = clock();
    const headers = [
      `accept-encoding: ${visit.encoding}`,
      ...(tag ? [`if-none-match: ${tag}`] : []),
    ];
    try {
      const answer = await connections.ask(address, headers).catch((error: unknown) => {
        // As every browser does with a request that only reads.
        if (!(error instanceof UnansweredError)) throw error;
        diary.repeated += 1;
        return connections.ask(address, headers);
      });
      diary.bytes += answer.bytes;
      if (answer.status !== 200 && !(tag && answer.status === 304))
        diary.failures.push(`${address}: ${answer.status}`);
      return { ...answer, ms: clock() - begun };
    } catch (error) {
      diary.failures.push(`${address}: ${error}`);
      return { status: 0, tag: undefined, ms: clock() - begun };
    }
  }

  async function come(visit: Visit): Promise<void> {
    const has = new Set<string>();
    for (const address of visit.pages) {
      const known = `${address} ${visit.encoding}`;
      const answer = await ask(address, visit, visit.isReturning ? tags.get(known) : undefined);
      if (answer.tag) tags.set(known, answer.tag);
      const isInCampaign = clock() >= day.campaign.from && clock() <= day.campaign.to;
      (isInCampaign ? diary.campaign : diary.pages).push(answer.ms);
      const wanted = files.get(address) ?? files.get(address.replace(/\?.*/, "")) ?? [];
      const missing = visit.isReturning ? [] : wanted.filter((file) => !has.has(file));
      for (const file of missing) has.add(file);
      const rest = missing[Symbol.iterator]();
      const readFiles = async () => {
        for (const file of rest) diary.files.push((await ask(file, visit)).ms);
      };
      await Promise.all(Array.from({ length: atOnce }, readFiles));
      await pause(200);
    }
  }

  const visitors: Promise<void>[] = [];
  for (const visit of day.visits) {
    const early = visit.at - clock();
    if (early > 0) await pause(early);
    diary.mostLateMs = Math.max(diary.mostLateMs, clock() - visit.at);
    visitors.push(come(visit));
  }
  await Promise.all(visitors);
  connections.close();
  return diary;
}
