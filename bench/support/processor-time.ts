import { readFileSync } from "node:fs";
import { MissingTool } from "./tools.ts";

/** Seconds of the processor that processes have used so far, those that they started included. */
export function processorSeconds(...pids: readonly number[]): number {
  let seconds = 0;
  for (const pid of pids) {
    const [stat, children] = [`/proc/${pid}/stat`, `/proc/${pid}/task/${pid}/children`].map(read);
    // The name, which may hold spaces, stands in brackets; times are in hundredths, the 14th and 15th.
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    seconds += (Number(fields[11]) + Number(fields[12])) / 100;
    for (const child of children?.split(" ").filter(Boolean) ?? [])
      seconds += processorSeconds(Number(child));
  }
  return seconds;
}

/** Seconds of the processor that everything on this machine has used so far. */
export function machineSeconds(): number {
  // user, nice, system, idle, iowait, irq, softirq, steal: what was not idle.
  const [, ...times] = read("/proc/stat").split("\n", 1)[0]?.split(/\s+/).map(Number) ?? [];
  const busy = times.filter((_, at) => at < 8 && at !== 3 && at !== 4);
  return busy.reduce((sum, time) => sum + time, 0) / 100;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new MissingTool(
      "This system does not say in /proc how much its processes work (Linux does).",
    );
  }
}
