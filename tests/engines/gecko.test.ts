import puppeteer, { type BrowserContext, type KeyInput } from "puppeteer-core";
import { vi } from "vitest";
import { findProgram } from "../support/installed";
import { screens } from "../support/page-paths";
import { type Browser, type BrowserWindow, patience, type Size } from "./browser";
import { describeEngine, desktop } from "./describe-engine";
import { browsing } from "./tasks/browsing";
import { withoutScript } from "./tasks/without-script";

/** Firefox, over WebDriver BiDi. */
async function startGecko(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  return {
    open: async (size) => openWindow(await browser.createBrowserContext(), size),
    stop: () => browser.close(),
  };
}

async function openWindow(context: BrowserContext, size: Size): Promise<BrowserWindow> {
  let page = await context.newPage();
  await page.setViewport(size);
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (script, ...args) =>
      // Its types unwrap promises and handles, which no caller passes.
      page.evaluate(script as (...given: unknown[]) => never, ...args),
    click: ({ x, y }) => page.mouse.click(x, y),
    async press(key) {
      const pressed = key.split("+") as KeyInput[];
      for (const each of pressed) await page.keyboard.down(each);
      for (const each of pressed.reverse()) await page.keyboard.up(each);
    },
    type: (text) => page.keyboard.type(text),
    async switchToNewTab() {
      const known = page;
      page = await vi.waitFor(async () => {
        const other = (await context.pages()).find((each) => each !== known);
        return other ?? Promise.reject(new Error("No other tab is open"));
      }, patience);
      await page.bringToFront();
      // Refused while Firefox moves the tab to the process of its site.
      await vi.waitFor(() => page.setViewport(size), patience);
    },
    close: () => context.close(),
  };
}

const firefox = findProgram("firefox-esr", "firefox");
describeEngine("Gecko", {
  start: firefox ? () => startGecko(firefox) : null,
  usualWindow: desktop,
  pages: screens,
  // What a visitor does beside buying, or without script, differs less from Chromium than in WebKit.
  fullOnly: [browsing, withoutScript],
});
