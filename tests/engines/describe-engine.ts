import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { screens } from "../support/page-paths";
import { type ServerProcess, startShop } from "../support/server-process";
import { type Browser, type BrowserWindow, longTimeoutMs, until } from "./browser";
import { type ReportingProxy, startReportingProxy } from "./reporting-proxy";
import { browsing } from "./tasks/browsing";
import { buying } from "./tasks/buying";
import { withoutScript } from "./tasks/without-script";
import { Visitor } from "./visitor";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Every page and every task in one engine, in a window of a phone and of a desktop. */
export function describeEngine(name: string, start: (() => Promise<Browser>) | null): void {
  describe.skipIf(!start)(name, () => {
    let shop: ServerProcess & { origin: string };
    let proxy: ReportingProxy;
    let browser: Browser;
    let window: BrowserWindow;

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

    describe("every page", () => {
      beforeAll(async () => {
        window = await browser.open(phone);
      });
      afterAll(() => window?.close());
      afterEach(() => expect(proxy.takeProblems()).toEqual([]));

      test.each(screens)("%s is whole in a window of a phone and of a desktop", async (path) => {
        await window.resize(phone);
        await new Visitor(window, proxy.origin, true).visit(path);
        await expectWhole(window);
        await window.resize(desktop);
        await expectWhole(window);
      });
    });

    for (const size of [phone, desktop])
      describe(`at ${size.width} pixels`, () => {
        beforeEach(async () => {
          window = await browser.open(size);
          // The window before may have reported a problem while it closed.
          proxy.takeProblems();
        });
        afterEach(async () => {
          proxy.runsScripts = true;
          const problems = proxy.takeProblems();
          await window?.close();
          expect(problems).toEqual([]);
        });
        const newVisitor = () => new Visitor(window, proxy.origin, size === phone);

        test.each([...browsing, ...buying])("$name", ({ run }) => run(newVisitor()));

        test.each(withoutScript)("without script, $name", ({ run }) => {
          proxy.runsScripts = false;
          return run(newVisitor());
        });
      });
  });
}

/** The page in the window shows all its pictures and does not scroll sideways. */
async function expectWhole(window: BrowserWindow): Promise<void> {
  let missing: string[] = [];
  await until(
    "all pictures arrive",
    async () => {
      missing = await window.evaluate(loadPictures);
      return missing.length === 0;
    },
    longTimeoutMs,
  ).catch(() => expect(missing, "missing pictures").toEqual([]));
  expect(await window.evaluate(hiddenWidth), "pixels to scroll sideways").toBe(0);
}

/** Runs in the page. Addresses of pictures that have not arrived. */
function loadPictures(): string[] {
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
