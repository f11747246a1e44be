import type { Figure } from "../figure.ts";
import { mostWork } from "./bounds.ts";
import type { Day } from "./plan.ts";
import type { SitePage } from "./site.ts";

type Measured = {
  site: readonly SitePage[];
  day: Day;
  /** Requests to nginx, renderings, and seconds of the processor, of the whole run. */
  requests: number;
  renderings: number;
  bytes: number;
  seconds: { front: number; instances: number };
};

const visitsADay = 10_000_000;
const changesADay = 100;
const secondsADay = 86_400;

/**
 * What ten million visits a day would cost. nginx works for every request; the instances and the store only
 * as often as pages grow old, so for them the most that can happen is taken, and all that the instances did
 * in the run, files and copies included, is counted as if it was rendering.
 */
export function forecast({ site, day, requests, renderings, bytes, seconds }: Measured): Figure[] {
  const scale = visitsADay / day.visits.length;
  const most = mostWork(site, secondsADay, changesADay);
  const perRendering = seconds.instances / renderings;
  const origin = most.renderings * perRendering;
  const front = seconds.front * scale;
  const busiest = busiestHour(day);
  const cores = (worked: number) => worked / secondsADay;

  return [
    {
      name: "ten million visits a day: calls to the store by the instances",
      value: most.calls,
      unit: "a day",
      bound: 2_000_000,
      must: "stay under",
      isDeterministic: true,
      note: `at most ${(most.calls / secondsADay).toFixed(1)} a second, with ${changesADay} changes a day; one visit more adds none`,
    },
    {
      name: "ten million visits a day: processor of the instances",
      value: origin,
      unit: "s a day",
      bound: secondsADay,
      must: "stay under",
      isDeterministic: false,
      note: `${most.renderings} renderings at most, ${(perRendering * 1000).toFixed(1)} ms of the processor each, all else included: ${cores(origin).toFixed(2)} of a core like this one; three small machines, so that one may fail`,
    },
    {
      name: "ten million visits a day: processor of nginx as the CDN",
      value: front,
      unit: "s a day",
      bound: 2 * secondsADay,
      must: "stay under",
      isDeterministic: false,
      note: `${((seconds.front / requests) * 1e6).toFixed(0)} µs a request, ${(requests / day.visits.length).toFixed(1)} requests and ${(bytes / day.visits.length / 1024).toFixed(0)} KB a visit; ${(cores(front) * busiest).toFixed(2)} of a core in the busiest hour`,
    },
  ];
}

/** How many times as many visits as in the mean hour come in the busiest. */
function busiestHour({ visits, ms }: Day): number {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { at } of visits) {
    const hour = Math.min(23, Math.floor((at / ms) * 24));
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return (Math.max(...hours) / visits.length) * 24;
}
