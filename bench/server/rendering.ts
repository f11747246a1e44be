import "../../server/node-environment.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommerceEndpoint } from "../../server/commerce-endpoint.ts";
import { parseConfig } from "../../server/config.ts";
import { createLog } from "../../server/monitoring/log.ts";
import { openSubscribers } from "../../server/newsletter/open-subscribers.ts";
import { loadServerBuild } from "../../server/server-build.ts";
import { createShop } from "../../server/shop.ts";
import { indexStaticFiles } from "../../server/static-files.ts";
import { openStore } from "../../server/store.ts";
import { median, spread } from "../support/statistics.ts";
import type { Measure } from "../topics.ts";

const build = join(import.meta.dirname, "../../build");
const page = "/products/hair-nutraceutical";

/**
 * The work of one uncached product page through the application, all threads counted: loaders, reading
 * and checking what the commerce service answered, React, the security policy. What the commerce service
 * itself works is not in it: its answers are recorded, as a hosted store would give them.
 */
export const measure: Measure = async ({ isShort }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "solenne-bench-"));
  const config = parseConfig({ DATA_DIR: dataDir, PAGE_CACHE_MB: "0" });
  const [store, subscribers] = [await openStore(config), openSubscribers(config)];
  const shop = createShop({
    config,
    port: 3000,
    store: { ...store, endpoint: (origin) => recorded(store.endpoint(origin)) },
    subscribers,
    build: await loadServerBuild(join(build, "server/index.js")),
    staticFiles: indexStaticFiles(join(build, "client"), config),
    log: createLog("silent", { write: () => {} }),
    getRoute: () => "(bench)",
    isDevelopment: false,
  });

  try {
    const [warmUp, rounds, perRound] = isShort ? [50, 3, 20] : [400, 15, 40];
    const milliseconds: number[] = [];
    for (let number = 0; number < warmUp; number += 1) await render();
    for (let round = 0; round < rounds; round += 1) {
      const before = process.cpuUsage();
      for (let number = 0; number < perRound; number += 1) await render();
      const { user, system } = process.cpuUsage(before);
      milliseconds.push((user + system) / 1000 / perRound);
    }
    return [
      {
        name: "uncached rendering of the product page, processor time",
        value: median(milliseconds),
        unit: "ms",
        bound: 3,
        must: "stay under",
        isDeterministic: false,
        note: `median of ${rounds} rounds of ${perRound}, ${spread(milliseconds)}; the commerce service's own work left out`,
      },
    ];
  } finally {
    await shop.close();
    await subscribers.close();
    store.service?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }

  async function render(): Promise<void> {
    const response = await shop.app.fetch(new Request(shop.siteUrl + page));
    const html = await response.text();
    if (response.status !== 200 || !html.includes("</html>"))
      throw new Error(`${page} was answered with ${response.status}`);
  }
};

/** Asks once for each question, and from then on answers by itself. */
function recorded(endpoint: CommerceEndpoint): CommerceEndpoint {
  const answers = new Map<string, { body: string; init: ResponseInit }>();
  return {
    ...endpoint,
    async fetch(input, init) {
      const question = String(init?.body);
      let answer = answers.get(question);
      if (!answer) {
        const { status, headers, ...response } = await whole(endpoint.fetch(input, init));
        answer = { body: response.body, init: { status, headers } };
        answers.set(question, answer);
      }
      return new Response(answer.body, answer.init);
    },
  };
}

async function whole(asked: Promise<Response>) {
  const response = await asked;
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}
