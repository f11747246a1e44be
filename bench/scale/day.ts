import { setTimeout as pause } from "node:timers/promises";
import type { Figure } from "../figure.ts";
import { machineSeconds, processorSeconds } from "../support/processor-time.ts";
import type { Measure } from "../topics.ts";
import { changeProduct } from "./change.ts";
import { figuresOf, type Worked } from "./day-figures.ts";
import { type Machines, type Running, startMachines } from "./machines.ts";
import { type Day, planDay } from "./plan.ts";
import { readSite, type SitePage } from "./site.ts";
import { readFigures, readTiers } from "./tiers.ts";
import { playDay } from "./visitors.ts";

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
  const worked = (): Worked => ({
    front: processorSeconds(running.front.pid),
    instances: processorSeconds(...running.instances.map(({ pid }) => pid)),
    store: processorSeconds(store.pid),
    visitors: ownSeconds(),
    machine: machineSeconds(),
  });
  const callsBefore = await store.calls();
  const [before, start] = [worked(), performance.now()];
  const seconds = () => (performance.now() - start) / 1000;
  const change = pause(day.changeAt).then(() => changeProduct(store, running));
  // Looked at after the day; until then its failure is not one that nobody handles.
  change.catch(() => {});
  const diary = await playDay(running.front.origin, day, site);
  const daySeconds = seconds();
  const after = worked();
  const seen = await change;
  for (const failure of diary.failures.slice(0, 20)) console.log(failure);

  return figuresOf({
    site,
    day,
    diary,
    seen,
    daySeconds,
    wholeSeconds: seconds(),
    worked: {
      front: after.front - before.front,
      instances: after.instances - before.instances,
      store: after.store - before.store,
      visitors: after.visitors - before.visitors,
      machine: after.machine - before.machine,
    },
    counted: await readFigures(running),
    storeCalls: (await store.calls()) - callsBefore,
    tiers: readTiers(running),
  });
}

/** Of this process alone, which is the visitors: the others were started by it. */
function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
