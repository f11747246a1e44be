import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Figure } from "../figure.ts";
import { machineSeconds, processorSeconds } from "../support/processor-time.ts";
import { quantile } from "../support/statistics.ts";
import type { Measure } from "../topics.ts";
import { instances, mostWork } from "./bounds.ts";
import { type ChangeSeen, changeProduct } from "./change.ts";
import { forecast } from "./forecast.ts";
import { type Machines, type Running, startMachines } from "./machines.ts";
import { type Day, planDay } from "./plan.ts";
import { readSite, type SitePage } from "./site.ts";
import { readFigures, readTiers } from "./tiers.ts";
import { type Diary, playDay } from "./visitors.ts";

/** A day of the shop in two and a half minutes: nginx as the CDN, three instances, one store, one database. */
export const measure: Measure = async ({ isShort }) => {
  const machines = await startMachines();
  try {
    const site = await siteOf(machines);
    const day = planDay(site, isShort ? 20_000 : 150_000, isShort ? 300 : 4_000);
    console.log(`${site.length} pages are read; ${day.visits.length} visits in ${day.ms / 1000} s`);
    const running = await machines.startInstances();
    try {
      return await replay(machines, running, day, site);
    } finally {
      await running.front.stop();
      await Promise.all(running.instances.map((instance) => instance.stop()));
    }
  } finally {
    await machines.stop();
  }
};

/** Read from an instance of its own, so that those that are measured begin with nothing. */
async function siteOf({ startInstance, store }: Machines): Promise<SitePage[]> {
  const reader = await startInstance();
  try {
    return await readSite(reader.origin, store.calls);
  } finally {
    await reader.stop();
  }
}

async function replay(
  { store }: Machines,
  running: Running,
  day: Day,
  site: readonly SitePage[],
): Promise<Figure[]> {
  const work = () => ({
    front: processorSeconds(running.front.pid),
    instances: processorSeconds(...running.instances.map(({ pid }) => pid)),
    store: processorSeconds(store.pid),
    generator: ownSeconds(),
    machine: machineSeconds(),
  });
  const callsBefore = await store.calls();
  const [before, start] = [work(), performance.now()];
  const change = pause(day.changeAt).then(() => changeProduct(store, running));
  // Looked at after the day; until then its failure is not one that nobody handles.
  change.catch(() => {});
  const diary = await playDay(running.front.origin, day, site);
  const daySeconds = (performance.now() - start) / 1000;
  const after = work();
  const seen = await change;
  const seconds = (performance.now() - start) / 1000;
  const spent = (who: keyof typeof after) => after[who] - before[who];
  const { renderings, calls } = await readFigures(running);
  const storeCalls = (await store.calls()) - callsBefore;
  const tiers = readTiers(running);

  console.log(`Pages by who answered: ${JSON.stringify(tiers.pages)}; rendered ${renderings}`);
  console.log(`Files by who answered: ${JSON.stringify(tiers.files)}`);
  for (const failure of diary.failures.slice(0, 20)) console.log(failure);

  const requests = diary.pages.length + diary.campaign.length + diary.files.length;
  const shares = (["front", "instances", "store", "generator"] as const).map(
    (who) => `${who} ${spent(who).toFixed(1)} s`,
  );
  const others =
    spent("machine") - spent("front") - spent("instances") - spent("store") - spent("generator");
  const behind = tiers.pages.fresh + tiers.pages.stale + tiers.pages.notKept;
  const most = mostWork(site, seconds, 1);
  const notKept = site.find(({ fresh }) => fresh === null)?.calls ?? 0;
  return [
    {
      ...figure(
        "visitors' requests that failed, in a day of visits, a campaign and a change",
        diary.failures.length,
        0,
      ),
      isDeterministic: true,
      note: `${day.visits.length} visits, ${requests} requests, ${Math.round(requests / daySeconds)} a second; nginx, three instances, store and visitors on the same machine; processor: ${shares.join(", ")}, whatever else runs here ${others.toFixed(0)} s of ${(daySeconds * cpus().length).toFixed(0)}; the latest visitor came ${Math.round(diary.mostLateMs)} ms late`,
    },
    {
      ...figure(
        "calls to the store, at most pages ÷ freshness × instances",
        storeCalls,
        most.calls,
      ),
      isDeterministic: true,
      note: `${site.length} pages, ${seconds.toFixed(0)} s, ${instances} instances, one change; the instances count ${calls} themselves; a page that is not kept asks ${notKept} times`,
    },
    {
      ...figure(
        "pages rendered, at most pages ÷ freshness × instances",
        renderings,
        most.renderings,
      ),
      isDeterministic: true,
    },
    {
      ...figure(
        "pages answered by the CDN alone",
        percent(tiers.pages.cdn, tiers.pages.cdn + behind),
        85,
      ),
      unit: "%",
      must: "reach",
      note: `${tiers.pages.cdn} by nginx; of ${behind} by the instances, ${tiers.pages.fresh} came fresh and ${tiers.pages.stale} stale from their copies (or were rendered: ${renderings}), ${tiers.pages.notKept} are of the page that is not kept or unchanged (304)`,
    },
    {
      ...figure(
        "files answered by the CDN alone",
        percent(tiers.files.cdn, tiers.files.cdn + tiers.files.instance),
        95,
      ),
      unit: "%",
      must: "reach",
      note: `${tiers.files.instance} of them by the instances`,
    },
    ...latencies(diary),
    ...changeFigures(seen),
    ...forecast({
      site,
      day,
      requests,
      renderings,
      bytes: diary.bytes,
      seconds: { front: spent("front"), instances: spent("instances") },
    }),
  ];
}

/** Of this process alone, which is the visitors: the others were started by it. */
function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function latencies({ pages, campaign, files }: Diary): Figure[] {
  return (
    [
      ["a page, 99 of 100", pages, 250],
      ["a page while the campaign runs, 99 of 100", campaign, 250],
      ["a file, 99 of 100", files, 250],
    ] as const
  ).map(([name, times, bound]) => ({
    ...figure(name, quantile(times, 0.99), bound),
    unit: "ms",
    note: `half within ${quantile(times, 0.5).toFixed(1)} ms, all within ${Math.max(...times).toFixed(0)} ms; ${times.length} of them`,
  }));
}

function changeFigures(seen: ChangeSeen): Figure[] {
  return [
    {
      ...figure(
        "a changed product stands on all instances after the store's message to one",
        seen.instances,
        2,
      ),
      unit: "s",
    },
    {
      ...figure("and is what the CDN answers", seen.cdn, 65),
      unit: "s",
      note: "it keeps a product for 60 s, and hands out its copy once more while it asks",
    },
  ];
}

function figure(name: string, value: number, bound: number): Figure {
  return { name, value, unit: "", bound, must: "stay under", isDeterministic: false };
}

function percent(part: number, whole: number): number {
  return (part / whole) * 100;
}
