import { type Browser, type CDPSession, chromium, type Locator, type Page } from "playwright-core";
import type { Figure } from "../figure.ts";
import { startShop } from "../support/shop-process.ts";
import { median, spread } from "../support/statistics.ts";
import type { BenchOptions } from "../topics.ts";
import { browserArguments, findBrowser } from "./browser.ts";

/** How many times slower than this machine the visitor's is. */
const slowdown = 4;

/** Milliseconds below which browsers report nothing. */
const leastReported = 16;

/** Milliseconds that a finger rests on what it presses. */
const pressMs = 90;

/** Milliseconds in which a page is left alone: by her before she presses, by us before we look. */
const restMs = 500;

type Reaction = {
  name: string;
  path: string;
  /** Before the press that counts. */
  prepare?(page: Page): Promise<void>;
  /** What is pressed; a letter is typed where there is none. */
  target?(page: Page): Locator;
  /** Comes when the wish is fulfilled. */
  result(page: Page): Promise<unknown>;
};

const openSearch = async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).tap();
  await page.getByRole("combobox").waitFor();
};

const reactions: readonly Reaction[] = [
  {
    name: "add to cart",
    path: "/products/hair-oil",
    target: (page) => page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first(),
    result: (page) => page.getByText("Added to cart!").waitFor(),
  },
  {
    name: "change of an option",
    path: "/products/hair-oil",
    target: (page) => page.getByRole("radio", { name: "50 ml" }),
    result: (page) => page.waitForURL(/Size=50/),
  },
  {
    name: "opening the drawer",
    path: "/",
    target: (page) => page.getByRole("button", { name: /^Shopping cart/ }),
    result: (page) => page.getByRole("dialog", { name: "Shopping Cart" }).waitFor(),
  },
  {
    name: "menu",
    path: "/",
    target: (page) => page.getByRole("button", { name: "Menu", exact: true }),
    result: (page) => page.getByRole("dialog").waitFor(),
  },
  {
    name: "a keystroke in search",
    path: "/",
    prepare: openSearch,
    result: (page) => page.getByRole("option").first().waitFor(),
  },
];

/**
 * From the press to the next paint, as browsers report it for Interaction to Next Paint (in steps of
 * 8 ms): each time the first press on a page that was just opened, the script of what opens not yet
 * loaded. What is further down is scrolled to first, as a visitor has to; then the page is at rest.
 */
export async function measure({ isShort }: BenchOptions): Promise<Figure[]> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const figures: Figure[] = [];
    for (const reaction of reactions) {
      const times: Times[] = [];
      while (times.length < (isShort ? 1 : 7))
        times.push(await timesOf(browser, shop.origin, reaction));
      const paints = times.map(({ nextPaint }) => nextPaint);
      const shown = median(times.map((time) => time.shown)).toFixed(0);
      figures.push({
        name: `reaction at ${slowdown}x slower CPU: ${reaction.name}`,
        value: median(paints),
        unit: "ms",
        bound: 100,
        must: "stay under",
        isDeterministic: false,
        note: `${spread(paints, 0)} in ${times.length}; what was asked for is there after ${shown} ms`,
      });
    }
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

type Times = { nextPaint: number; shown: number };

async function timesOf(browser: Browser, origin: string, reaction: Reaction): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(origin + reaction.path, { waitUntil: "load" });
  await page.waitForFunction(() => Reflect.has(window, "__reactRouterDataRouter"));
  await page.waitForLoadState("networkidle");
  await reaction.prepare?.(page);
  const target = reaction.target?.(page);
  await target?.scrollIntoViewIfNeeded();
  await page.waitForTimeout(restMs);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(watchInteractions);

  const start = performance.now();
  const act = target ? pressByFinger(session, target) : page.keyboard.press("s");
  await Promise.all([reaction.result(page), act]);
  const shown = performance.now() - start;
  await page.waitForTimeout(restMs);
  const nextPaint = await page.evaluate(() => Number(Reflect.get(window, "slowest")));
  await context.close();
  return { nextPaint: nextPaint || leastReported, shown };
}

async function pressByFinger(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("What should be pressed is not there.");
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await new Promise((resolve) => setTimeout(resolve, pressMs));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Runs in the page: the longest time from a press to the paint that follows. */
function watchInteractions(): void {
  Reflect.set(window, "slowest", 0);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, "interactionId") > 0)
        Reflect.set(window, "slowest", Math.max(Reflect.get(window, "slowest"), entry.duration));
  });
  // The least that may be asked for.
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
