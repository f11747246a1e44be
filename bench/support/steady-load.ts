import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * So many requests a second, whether answers come quickly or not, over all paths in turn. Returns how many
 * were answered with a page.
 */
export async function steadyLoad(
  origin: string,
  paths: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const headers = { "accept-encoding": "br" };
  const start = performance.now();
  const answers: Promise<boolean>[] = [];

  for (let sent = 0; sent < perSecond * seconds; ) {
    const due = Math.min(perSecond * seconds, ((performance.now() - start) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const path = paths[sent % paths.length] ?? "/";
      answers.push(isAnswered(origin + path));
    }
    await pause(5);
  }
  const good = (await Promise.all(answers)).filter(Boolean).length;
  agent.destroy();
  return good;

  function isAnswered(address: string): Promise<boolean> {
    return new Promise((resolve) => {
      get(address, { agent, headers }, (response) => {
        response.resume().once("close", () => resolve(response.statusCode === 200));
      }).once("error", () => resolve(false));
    });
  }
}
