import type { Browser, Page } from "playwright-core";
import { type Figure, median, repeat } from "./figure.ts";

const slowdown = 4;

type Interact = (page: Page) => Promise<void>;
type Reaction = { name: string; path: string; prepare?: Interact; interact: Interact };

const tapButton =
  (name: string | RegExp, landmark: "banner" | "main"): Interact =>
  (page) =>
    page.getByRole(landmark).getByRole("button", { name }).first().tap();

const product = "/products/hair-oil";
const reactions: readonly Reaction[] = [
  { name: "add to cart", path: product, interact: tapButton("Add to Cart", "main") },
  {
    name: "option",
    path: product,
    interact: (page) => page.getByRole("radio", { name: "1.7 fl oz (50 ml)" }).tap(),
  },
  { name: "cart drawer", path: "/", interact: tapButton(/^Shopping cart/, "banner") },
  { name: "menu", path: "/", interact: tapButton("Menu", "banner") },
  {
    name: "keystroke in search",
    path: "/",
    async prepare(page) {
      await tapButton(/^Search$/, "banner")(page);
      await page.getByRole("combobox").waitFor();
    },
    interact: (page) => page.keyboard.press("s"),
  },
];

/** Interaction to Next Paint of the first interaction after a visit's first page has loaded. */
export async function measureReactions(browser: Browser, origin: string, runs: number) {
  const figures: Figure[] = [];
  for (const reaction of reactions) {
    const times = await repeat(runs, () => measureOnce(browser, origin, reaction));
    const name = `next paint, processor ${slowdown} times slower: ${reaction.name}`;
    figures.push({ name, ...median(times), unit: "ms", limit: 100 });
  }
  return figures;
}

async function measureOnce(browser: Browser, origin: string, reaction: Reaction): Promise<number> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(origin + reaction.path, { waitUntil: "networkidle" });
  await reaction.prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(observeInteractions);
  await reaction.interact(page);
  await page.waitForTimeout(1500);
  const slowest = await page.evaluate(() => Number(Reflect.get(window, "slowestInteraction")));
  await context.close();
  return slowest;
}

/** Browsers report interactions of 16 ms and more. */
function observeInteractions(): void {
  Reflect.set(window, "slowestInteraction", 16);
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    const slowest = Math.max(Number(Reflect.get(window, "slowestInteraction")), ...durations);
    Reflect.set(window, "slowestInteraction", slowest);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
