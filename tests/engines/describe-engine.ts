import { afterAll, afterEach, test as base, beforeAll, describe, expect } from "vitest";
import { type ShopProcess, startShop } from "../support/server-process";
import { isFull } from "../support/test-size";
import type { Browser, BrowserWindow, Size } from "./browser";
import { type ReportingProxy, startReportingProxy } from "./reporting-proxy";
import { browsing } from "./tasks/browsing";
import { buying } from "./tasks/buying";
import { pageCache } from "./tasks/page-cache";
import { withoutScript } from "./tasks/without-script";
import { createVisitor, longTimeoutMs, type Visitor, type VisitorTest } from "./visitor";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

type EngineTests = {
  /** Null where the engine is not installed. */
  start: (() => Promise<Browser>) | null;
  /** The only window of the short form. */
  usualWindow: Size;
  pages: readonly string[];
  /** Tasks that the short form leaves out. */
  fullOnly?: readonly Task[];
};

type Task = (test: VisitorTest) => void;

/**
 * Pages and tasks in one engine, in a window of a phone and of a desktop; in the short form in the window
 * that is usual for the engine. In CI the engine has to be installed; elsewhere its tests are skipped, which
 * `npm test` says.
 */
export function describeEngine(
  name: string,
  { start, usualWindow, pages, fullOnly = [] }: EngineTests,
): void {
  if (!start && process.env.CI) throw new Error(`${name} is not installed (docs/browsers.md).`);
  describe.skipIf(!start)(name, () => {
    let shop: ShopProcess;
    let proxy: ReportingProxy;
    let browser: Browser;

    beforeAll(async () => {
      shop = await startShop();
      proxy = await startReportingProxy(shop.origin);
      if (start) browser = await start();
    });
    afterAll(async () => {
      await browser?.stop();
      proxy?.stop();
      await shop?.stop();
    });

    for (const size of isFull ? [phone, desktop] : [usualWindow])
      describe(`at ${size.width} pixels`, () => {
        const visitorIn = (window: BrowserWindow) =>
          createVisitor(window, proxy.origin, size === phone);

        /** For tests that leave nothing behind that others would notice: opening a window takes as long as many of them. */
        function shareWindow(): () => Visitor {
          let window: BrowserWindow;
          beforeAll(async () => {
            window = await browser.open(size);
          });
          afterAll(() => window?.close());
          afterEach(async ({ task }) => {
            const problems = proxy.takeProblems();
            if (task.result?.state === "fail") {
              await window.close();
              window = await browser.open(size);
            }
            expect(problems).toEqual([]);
          });
          return () => visitorIn(window);
        }
        const inSharedWindow = (getVisitor: () => Visitor): VisitorTest =>
          base.extend<{ visitor: Visitor }>({
            visitor: async ({ task: _ }, use) => use(getVisitor()),
          });

        describe("pages", () => {
          const getVisitor = shareWindow();
          base.each(pages)("%s is whole", async (path) => {
            const visitor = getVisitor();
            await visitor.visit(path);
            await expectWhole(visitor.window);
          });
        });

        if (isFull || !fullOnly.includes(browsing))
          describe("browsing", () => browsing(inSharedWindow(shareWindow())));

        const test: VisitorTest = base.extend<{ visitor: Visitor }>({
          visitor: async ({ task: _ }, use) => {
            const window = await browser.open(size);
            // The window before may have reported a problem while it closed.
            proxy.takeProblems();
            await use(visitorIn(window));
            const problems = proxy.takeProblems();
            await window.close();
            expect(problems).toEqual([]);
          },
        });
        for (const task of [buying, pageCache]) task(test);

        if (isFull || !fullOnly.includes(withoutScript))
          describe("without script", () => {
            beforeAll(() => proxy.allowScripts(false));
            afterAll(() => proxy.allowScripts(true));
            withoutScript(inSharedWindow(shareWindow()));
          });
      });
  });
}

/** The page in the window shows all its images and does not scroll sideways. */
async function expectWhole(window: BrowserWindow): Promise<void> {
  await expect
    .poll(() => window.evaluate(loadImages), { message: "missing", timeout: longTimeoutMs })
    .toEqual([]);
  expect(await window.evaluate(hiddenWidth), "pixels to scroll sideways").toBe(0);
}

/** Runs in the page. Addresses of images that have not arrived. */
function loadImages(): string[] {
  return [...document.images].flatMap((image) => {
    image.loading = "eager";
    return image.complete && image.naturalWidth > 0 ? [] : image.currentSrc || image.src;
  });
}

/** Runs in the page. */
function hiddenWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
