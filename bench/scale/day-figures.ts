import { cpus } from "node:os";
import type { Figure } from "../figure.ts";
import { quantile } from "../support/statistics.ts";
import { instances, mostWork } from "./bounds.ts";
import type { ChangeSeen } from "./change.ts";
import { forecast } from "./forecast.ts";
import type { Day } from "./plan.ts";
import type { SitePage } from "./site.ts";
import type { readFigures, Tiers } from "./tiers.ts";
import type { Diary } from "./visitors.ts";

/** Seconds of the processor. */
export type Worked = {
  front: number;
  instances: number;
  store: number;
  visitors: number;
  machine: number;
};

type Replayed = {
  site: readonly SitePage[];
  day: Day;
  diary: Diary;
  seen: ChangeSeen;
  daySeconds: number;
  /** Until the last had seen the change. */
  wholeSeconds: number;
  worked: Worked;
  counted: Awaited<ReturnType<typeof readFigures>>;
  storeCalls: number;
  tiers: Tiers;
};

export function figuresOf(replayed: Replayed): Figure[] {
  const { site, day, diary, worked } = replayed;
  const requests = diary.pages.length + diary.campaign.length + diary.files.length;
  return [
    failures(replayed, requests),
    ...work(replayed),
    ...tierFigures(replayed),
    ...latencies(diary),
    ...changeFigures(replayed.seen),
    ...forecast({
      site,
      day,
      requests,
      renderings: replayed.counted.renderings,
      bytes: diary.bytes,
      seconds: worked,
    }),
  ];
}

function failures({ day, diary, daySeconds, worked }: Replayed, requests: number): Figure {
  const { machine, ...ours } = worked;
  const shares = Object.entries(ours).map(([who, seconds]) => `${who} ${seconds.toFixed(1)}`);
  const others = machine - Object.values(ours).reduce((sum, seconds) => sum + seconds, 0);
  return {
    ...figure("failed requests in a day with a campaign and a change", diary.failures.length, 0),
    isDeterministic: true,
    note: `${day.visits.length} visits, ${requests} requests, ${Math.round(requests / daySeconds)} a second, all on one machine; seconds of the processor, of ${(daySeconds * cpus().length).toFixed(0)}: ${shares.join(", ")}, whatever else runs here ${others.toFixed(0)}; the latest visitor came ${Math.round(diary.mostLateMs)} ms late; ${diary.repeated} requests were sent once more, as browsers do, when their connection ended before the answer`,
  };
}

function work({ site, wholeSeconds, storeCalls, counted }: Replayed): Figure[] {
  const most = mostWork(site, wholeSeconds, 1);
  const about = `${site.length} pages, ${wholeSeconds.toFixed(0)} s, ${instances} instances, one change`;
  return [
    {
      ...figure(
        "calls to the store, at most pages ÷ freshness × instances",
        storeCalls,
        most.calls,
      ),
      isDeterministic: true,
      note: `${about}; counted by the store, and as ${counted.calls} by the instances`,
    },
    {
      ...figure(
        "pages rendered, at most pages ÷ freshness × instances",
        counted.renderings,
        most.renderings,
      ),
      isDeterministic: true,
      note: about,
    },
  ];
}

function tierFigures({ tiers: { pages, files }, counted }: Replayed): Figure[] {
  const share = (name: string, { cdn, instance }: Tiers["pages"], bound: number): Figure => ({
    ...figure(name, (cdn / (cdn + instance)) * 100, bound),
    unit: "%",
    must: "reach",
  });
  const { fresh, stale, renderings } = counted;
  return [
    {
      ...share("pages answered by the CDN alone", pages, 85),
      note: `${pages.cdn} of ${pages.cdn + pages.instance}; the instances answered ${fresh} fresh and ${stale} stale, nginx's own renewals and the watchers of the change among them, of which ${renderings} were rendered`,
    },
    {
      ...share("files answered by the CDN alone", files, 95),
      note: `${files.cdn} of ${files.cdn + files.instance}`,
    },
  ];
}

function latencies({ pages, campaign, files }: Diary): Figure[] {
  const all = [
    ["a page, 99 of 100", pages],
    ["a page while the campaign runs, 99 of 100", campaign],
    ["a file, 99 of 100", files],
  ] as const;
  return all.map(([name, times]) => ({
    ...figure(name, quantile(times, 0.99), 250),
    unit: "ms",
    note: `half within ${quantile(times, 0.5).toFixed(1)} ms, 9 of 10 within ${quantile(times, 0.9).toFixed(1)}, all within ${quantile(times, 1).toFixed(0)}; ${times.length} of them`,
  }));
}

function changeFigures(seen: ChangeSeen): Figure[] {
  return [
    {
      ...figure("a change told to one instance stands on all", seen.instances, 2),
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
