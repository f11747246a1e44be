import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { findNginx, startNginx } from "../tests/support/nginx.ts";
import { findAge, changingProduct as product, startChangingStore } from "./changing-store.ts";
import type { Figure } from "./figure.ts";
import { addCleanup, startShop } from "./processes.ts";

/** What docs/operations.md says of products, in seconds. */
const [fresh, oldest] = [60, 660];
/** A visit a second, a rendering, and a busy machine. */
const tolerance = 4;
/** For which a browser keeps the data of a navigation. */
const dataSeconds = 5;

/**
 * The age of what is shown, through an instance, nginx and a browser, in eleven minutes: the store changes a title all
 * the time to the time of its response.
 */
export async function measureAge(isShort: boolean): Promise<Figure[]> {
  const binary = findNginx();
  if (!binary) throw new Error("nginx is missing. Install it.");
  const store = await startChangingStore();
  const shop = await startShop({ ...store.shopEnvironment, TRUSTED_PROXIES: "1" });
  const ports = { shops: [shop.port, shop.port, shop.port] as const, store: shop.port };
  const nginx = await startNginx(binary, ports);
  addCleanup(nginx.stop);
  const page = await openPage();
  const seconds = isShort ? 75 : oldest + 20;
  const until = performance.now() + seconds * 1000;
  const origins = { "the instance": shop.origin, nginx: nginx.origin };

  const visited = Object.entries(origins).map(async ([name, origin]) => ({
    name: `${name}, a visit a second: the oldest product`,
    value: Math.max(...(await repeatUntil(until, 1_000, () => readAge(origin + product)))),
    limit: fresh + tolerance,
  }));
  const quiet = isShort
    ? []
    : Object.entries(origins).map(([name, origin]) => measureQuietPages(name, origin));
  const shown = measureBrowser(page, nginx.origin, until);
  const figures = (await Promise.all([Promise.all(visited), ...quiet, shown])).flat();
  return figures.map((figure) => ({ ...figure, unit: "s", note: `in ${seconds} s` }));
}

/** Pages that nobody visits for a while, shorter and longer than a stale copy may be sent. */
async function measureQuietPages(name: string, origin: string) {
  const paths = {
    shorter: `/shop?sort=${name.length}`,
    longer: `/shop?page=${name.length}&sort=name`,
  };
  for (const path of Object.values(paths)) await readAge(origin + path);
  await pause((oldest - 10) * 1000);
  const first = await readAge(origin + paths.shorter);
  await pause(2_000);
  const second = await readAge(origin + paths.shorter);
  await pause(18_000);
  const later = await readAge(origin + paths.longer);
  return [
    { name: `${name}, first visit after ${oldest - 10} s`, value: first, limit: oldest },
    { name: `${name}, a visit 2 s after that`, value: second, limit: tolerance },
    { name: `${name}, first visit after ${oldest + 10} s`, value: later, limit: tolerance },
  ];
}

async function measureBrowser(page: Page, origin: string, until: number) {
  const readShown = async () => toAge(await page.locator("h1").textContent());
  const documents: number[] = [];
  const navigations: number[] = [];
  while (performance.now() < until) {
    await page.goto(origin + product);
    documents.push(await readShown());
    await page.goto(`${origin}/shop?sort=name`);
    await page.waitForFunction(() => !("dehydrated" in document.documentElement.dataset));
    for (let visit = 0; visit < 2; visit += 1) {
      await page.locator(`main a[href="${product}"]`).first().click();
      await page.waitForURL(`**${product}`);
      await page.waitForFunction(() =>
        /\d{13}/.test(document.querySelector("h1")?.textContent ?? ""),
      );
      navigations.push(await readShown());
      await page.goBack();
      await page.waitForURL("**/shop?sort=name");
    }
    await pause(500);
  }
  return [
    {
      name: `a browser behind nginx: the oldest document of ${documents.length}`,
      value: Math.max(...documents),
      limit: fresh + tolerance,
    },
    {
      name: `a browser behind nginx: the oldest of ${navigations.length} pages by navigation`,
      value: Math.max(...navigations),
      limit: fresh + dataSeconds + tolerance,
    },
  ];
}

async function openPage(): Promise<Page> {
  const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  const args = ["--headless=new", "--no-sandbox"];
  const browser = await chromium.launch({ executablePath, args });
  addCleanup(() => browser.close());
  return browser.newPage();
}

async function repeatUntil(end: number, everyMs: number, read: () => Promise<number>) {
  const ages: number[] = [];
  for (; performance.now() < end; await pause(everyMs)) ages.push(await read());
  return ages;
}

async function readAge(url: string): Promise<number> {
  return toAge(await (await fetch(url)).text());
}

function toAge(text: string | null): number {
  const age = findAge(text ?? "");
  if (age === null) throw new Error(`No page with the product: ${text?.slice(0, 200)}`);
  return age;
}
