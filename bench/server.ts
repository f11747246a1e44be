import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/newsletter/testing/postgres-server.ts";
import { findNginx } from "../tests/support/nginx.ts";
import { type Figure, medianOf } from "./figure.ts";
import {
  getCpuSeconds,
  getPaths,
  maxCalls,
  readCachedPages,
  runTool,
  startShop,
  startStore,
} from "./processes.ts";

/** Cached pages beside nginx, rendering, calls to the store, memory and start. */
export async function measureServer(isShort: boolean): Promise<Figure[]> {
  return [
    await measureCachedPage(isShort),
    await measureRendering(isShort),
    ...(await measureLoad(isShort)),
    await measureStart(isShort),
  ];
}

/** A cached page, in turns with nginx that serves the same bytes as a file. */
async function measureCachedPage(isShort: boolean): Promise<Figure> {
  const [rounds, seconds] = isShort ? [1, 1] : [7, 4];
  const shop = await startShop();
  const nginx = await serveWithNginx(`${shop.origin}/`);
  try {
    await runWrk(`${shop.origin}/`, 2);
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const file = await runWrk(nginx.address, seconds);
      const page = await runWrk(`${shop.origin}/`, seconds);
      rates.push(page.perSecond / file.perSecond);
    }
    const rate = { ...medianOf(rates), unit: "of nginx", limit: 0.4, isMinimum: true };
    return { name: "cached page, requests a second", ...rate };
  } finally {
    nginx.stop();
    await shop.stop();
  }
}

/** Processor time of an uncached product page. The store is another process, so its work is left out. */
async function measureRendering(isShort: boolean): Promise<Figure> {
  const [warmUp, rounds, perRound] = isShort ? [20, 1, 20] : [400, 15, 40];
  const store = await startStore();
  const shop = await startShop({ ...store.settingsOfShop, PAGE_CACHE_MB: "0" });
  const render = async (times: number) => {
    const before = getCpuSeconds(shop.pid);
    for (let number = 0; number < times; number += 1) {
      const response = await fetch(`${shop.origin}/products/hair-nutraceutical`);
      if (!(await response.text()).includes("</html>")) throw new Error("The page is not whole.");
    }
    return ((getCpuSeconds(shop.pid) - before) * 1000) / times;
  };
  try {
    await render(warmUp);
    const times: number[] = [];
    while (times.length < rounds) times.push(await render(perRound));
    return { name: "uncached product page, processor", ...medianOf(times), unit: "ms", limit: 6 };
  } finally {
    await shop.stop();
    await store.stop();
  }
}

/** Two minutes of load over all pages: calls to the store, and memory at the end. */
async function measureLoad(isShort: boolean): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const start = performance.now();
    const paths = await getPaths(shop.origin);
    const callsBefore = await shop.countCalls();
    const pages = await readCachedPages(shop, paths);
    const { requests } = await runWrk(shop.origin, isShort ? 5 : 130, paths);
    const seconds = (performance.now() - start) / 1000;
    const status = readFileSync(`/proc/${shop.pid}/status`, "utf8");
    const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    return [
      {
        name: "calls to the store under load, over all pages",
        value: (await shop.countCalls()) - callsBefore,
        limit: maxCalls(pages, seconds),
        note: `${pages.length} pages, ${requests} requests in ${seconds.toFixed(0)} s`,
      },
      { name: "resident memory after it", value: megabytes, unit: "MB", limit: 250 },
    ];
  } finally {
    await shop.stop();
  }
}

async function measureStart(isShort: boolean): Promise<Figure> {
  const times: number[] = [];
  // The first start writes the compiled code that the later ones read.
  for (let round = 0; round <= (isShort ? 1 : 5); round += 1) {
    const shop = await startShop();
    await shop.stop();
    if (round > 0) times.push(shop.readyMs);
  }
  return { name: "start to ready", ...medianOf(times), unit: "ms", limit: 1500 };
}

/** 64 kept connections from one thread; over all paths in turn, if there are any. */
async function runWrk(address: string, seconds: number, paths: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "solenne-wrk-"));
  const script = join(folder, "paths.lua");
  writeFileSync(
    script,
    `local paths, number = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }, 0
request = function()
  number = number + 1
  return wrk.format("GET", paths[number % #paths + 1])
end
`,
  );
  const options = ["-t1", "-c64", `-d${seconds}s`, "-H", "Accept-Encoding: br"];
  if (paths.length > 0) options.push("-s", script);
  const printed = await runTool("wrk", [...options, address]);
  rmSync(folder, { recursive: true });
  const problem = /^.*(?:Non-2xx|Socket errors).*$/m.exec(printed);
  if (problem) throw new Error(`${address} under load: ${problem[0].trim()}`);
  const requests = Number(/(\d+) requests in/.exec(printed)?.[1]);
  return { requests, perSecond: requests / seconds };
}

/** Serves the bytes of an address as a file: one worker, set up for speed. */
async function serveWithNginx(address: string) {
  const folder = mkdtempSync(join(tmpdir(), "solenne-nginx-"));
  const port = await freePort();
  const output = ["--output", join(folder, "page")];
  await runTool("curl", ["--silent", "--header", "Accept-Encoding: br", ...output, address]);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  open_file_cache max=10 inactive=10m;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`,
  );
  const binary = findNginx();
  if (!binary) throw new Error("nginx is missing. Install it.");
  const child = spawn(binary, ["-p", folder, "-c", join(folder, "nginx.conf")]);
  const stop = () => {
    child.once("exit", () => rmSync(folder, { recursive: true })).kill("SIGTERM");
  };
  await runTool("curl", ["--silent", "--retry-connrefused", "--retry", "5", `127.0.0.1:${port}/`]);
  return { address: `http://127.0.0.1:${port}/page`, stop };
}
