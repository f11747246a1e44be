import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, Key as Code, Origin, type WebDriver } from "selenium-webdriver";
import { vi } from "vitest";
import { freePort } from "../../server/newsletter/testing/postgres-server";
import { findProgram } from "../support/installed";
import { kinds } from "../support/page-paths";
import { type Browser, type BrowserWindow, noAnswer, patience, type Size } from "./browser";
import { describeEngine, phone } from "./describe-engine";

/** WebKitGTK's MiniBrowser on a display without a screen, over WebDriver. */
async function startWebKit(driver: string, display: string, miniBrowser: string): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), "solenne-webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(join(settings, "gtk-3.0/gtk.css"), narrowToolbar);

  const screen = spawn(display, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise((resolve, reject) => {
    screen.once("error", reject);
    screen.stdio[3]?.once("data", resolve);
  });
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: settings };
  const options = { binary: miniBrowser, args: ["--automation"] };
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": options,
  });

  /** MiniBrowser sometimes starts and never responds, so it gets a second chance. */
  async function openSession(attempts = 2): Promise<{ session: WebDriver; server: ChildProcess }> {
    const port = await freePort();
    // A process group of its own, because the driver does not end a MiniBrowser that hangs.
    const server = spawn(driver, [`--port=${port}`], { env, stdio: "ignore", detached: true });
    const url = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${url}/status`), patience);
    const building = new Builder().usingServer(url).withCapabilities(capabilities).build();
    // An attempt that was given up fails later.
    const built = Promise.resolve<WebDriver>(building).catch(() => null);
    const session = await Promise.race([built, pause(15_000, null)]);
    if (session) return { session, server };
    await stopGroup(server);
    if (attempts > 1) return openSession(attempts - 1);
    throw new Error("MiniBrowser did not start");
  }

  return {
    async open(size) {
      const { session, server } = await openSession();
      const window = await openWindow(session, size);
      return {
        ...window,
        async close() {
          await Promise.race([window.close().catch(() => {}), pause(10_000)]);
          await stopGroup(server);
        },
      };
    },
    async stop() {
      screen.kill("SIGTERM");
      if (screen.exitCode === null) await once(screen, "exit");
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** The toolbar's buttons would keep the window from being as narrow as a phone. */
const narrowToolbar = "* { min-width: 0; padding: 0; margin: 0; -gtk-icon-transform: scale(0.1) }";

/** How long a script may run. One that waits for two frames of a busy machine takes a second. */
const answerMs = 15_000;

async function openWindow(session: WebDriver, size: Size): Promise<BrowserWindow> {
  const evaluate: BrowserWindow["evaluate"] = async (script, ...args) =>
    Promise.race([
      session.executeScript<ReturnType<typeof script>>(`return (${script})(...arguments)`, ...args),
      pause(answerMs, null, { ref: false }).then(() => Promise.reject(new Error(noAnswer))),
    ]);

  async function resize({ width, height }: Size) {
    await session.manage().window().setRect({ x: 0, y: 0, width, height });
    const toolbar = height - (await evaluate(() => innerHeight));
    const outer = { x: 0, y: 0, width, height: height + toolbar };
    await session.manage().window().setRect(outer);
    await vi.waitUntil(async () => (await evaluate(() => innerWidth)) === width, patience);
  }

  await resize(size);
  return {
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    evaluate,
    click: ({ x, y }) =>
      session.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
    async press(key) {
      const codes = key.split("+").map((name) => keyCodes[name] ?? name);
      const actions = session.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.reverse()) actions.keyUp(code);
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    async switchToNewTab() {
      const known = await session.getWindowHandle();
      const find = async () =>
        (await session.getAllWindowHandles()).find((handle) => handle !== known);
      await session.switchTo().window(await vi.waitUntil(find, patience));
      await resize(size);
    },
    close: () => session.quit(),
  };
}

const keyCodes: Readonly<Record<string, string>> = {
  Tab: Code.TAB,
  Shift: Code.SHIFT,
  Enter: Code.ENTER,
  Space: Code.SPACE,
  Escape: Code.ESCAPE,
  Backspace: Code.BACK_SPACE,
  End: Code.END,
  ArrowDown: Code.ARROW_DOWN,
  ArrowRight: Code.ARROW_RIGHT,
};

/** A process and those that it started. */
async function stopGroup(child: ChildProcess): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  if (child.pid) process.kill(-child.pid, "SIGKILL");
  if (!hasEnded) await once(child, "exit");
}

const driver = findProgram("WebKitWebDriver");
const display = findProgram("Xvfb");
const [miniBrowser] = globSync("/usr/lib*/{*/,}webkit2gtk-4.*/MiniBrowser");
const isInstalled = driver && display && miniBrowser;
describeEngine("WebKit", {
  start: isInstalled ? () => startWebKit(driver, display, miniBrowser) : null,
  usualWindow: phone,
  pages: kinds,
});
