import puppeteer, { type BrowserContext, type KeyInput, type Page } from "puppeteer-core";
import {
  type Browser,
  type BrowserWindow,
  findProgram,
  type Key,
  type Size,
  until,
} from "./browser";
import { describeEngine } from "./describe-engine";

/** Null where Firefox is not installed. */
function findGecko(): (() => Promise<Browser>) | null {
  const executablePath = findProgram("firefox-esr", "firefox");
  return executablePath ? () => startGecko(executablePath) : null;
}

/** Firefox, over WebDriver BiDi. */
async function startGecko(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  return {
    async open(size) {
      const context = await browser.createBrowserContext();
      return openWindow(context, size);
    },
    stop: () => browser.close(),
  };
}

async function openWindow(context: BrowserContext, size: Size): Promise<BrowserWindow> {
  let page = await context.newPage();
  await page.setViewport(size);

  async function press(key: Key) {
    const pressed = key.split("+") as KeyInput[];
    for (const each of pressed) await page.keyboard.down(each);
    for (const each of pressed.reverse()) await page.keyboard.up(each);
  }

  async function switchToNewTab() {
    const known = page;
    const find = async () => (await context.pages()).find((each) => each !== known) ?? null;
    page = (await find()) ?? (await waitForPage(context, find));
    await page.bringToFront();
    // Refused while Firefox moves the tab to the process of its site.
    await until("the tab takes its size", () => page.setViewport(size).then(() => true));
  }

  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (script, ...args) =>
      // Its types unwrap promises and handles, which no caller passes.
      page.evaluate(script as (...given: unknown[]) => never, ...args),
    click: ({ x, y }) => page.mouse.click(x, y),
    press,
    type: (text) => page.keyboard.type(text),
    resize: (next) => page.setViewport(next),
    switchToNewTab,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}

function waitForPage(context: BrowserContext, find: () => Promise<Page | null>): Promise<Page> {
  return new Promise((resolve) => {
    context.on("targetcreated", async () => {
      const page = await find();
      if (page) resolve(page);
    });
  });
}

describeEngine("Gecko", findGecko());
