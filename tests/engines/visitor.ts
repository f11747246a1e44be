import { expect, type TestAPI, vi } from "vitest";
import { type BrowserWindow, patience } from "./browser";
import { type Found, findElement, type Role, type Step, selectors } from "./find-element";

/** An element by its role and name, perhaps in another one: `["button", "Close filters"]`. */
export type Target = readonly [role: Role, name: string | RegExp, within?: Target];

/** For what takes long while other tests use the machine. */
export const longTimeoutMs = 45_000;

export type Visitor = ReturnType<typeof createVisitor>;

/** Finds elements by role and name, and uses mouse and keyboard. */
export function createVisitor(window: BrowserWindow, origin: string, isPhone: boolean) {
  const { press } = window;
  const find = (target: Target, scrolls = false): Promise<Found | null> =>
    window.evaluate(findElement, stepsTo(target), scrolls);

  /** What is found of the element, or null while it is not shown. */
  const expectFound = (target: Target) =>
    expect.poll(() => find(target), { message: toLabel(target) });
  const see = (...target: Target) => expectFound(target).not.toBeNull();
  const focused = (...target: Target) => expectFound(target).toMatchObject({ isFocused: true });
  const holds = (text: string, ...field: Target) => expectFound(field).toMatchObject({ text });

  /** Null while it moves. WebKit may report a position of an animation until the next frame. */
  async function findAtRest(target: Target): Promise<Found | null> {
    const before = await find(target, true);
    if (!before || before.isAnimated) return null;
    await window.evaluate(nextFrames);
    const now = await find(target);
    return now && !now.isAnimated && now.x === before.x && now.y === before.y ? now : null;
  }

  async function hydrated(): Promise<void> {
    const isHydrated = () => window.evaluate(isPageHydrated);
    await expect.poll(isHydrated, { message: "hydrated", timeout: longTimeoutMs }).toBe(true);
  }

  /** Clicks once it stands still and nothing lies over it. */
  async function click(...target: Target): Promise<void> {
    const found = await vi.waitFor(async () => {
      const found = await findAtRest(target);
      if (!found?.isReachable) throw new Error(`${toLabel(target)} cannot be clicked`);
      return found;
    }, patience);
    await window.click(found);
  }

  return {
    window,
    isPhone,
    press,
    click,
    see,
    focused,
    holds,
    missing: (...target: Target) => expectFound(target).toBeNull(),
    inViewport: (...target: Target) => expectFound(target).toMatchObject({ isReachable: true }),
    /** Waits until it is checked, pressed, selected or expanded. */
    seeOn: (...target: Target) => expectFound(target).toMatchObject({ isOn: true }),
    /** Waits until it no longer moves. */
    async atRest(...target: Target) {
      const message = `${toLabel(target)} stands still`;
      await expect.poll(() => findAtRest(target), { message }).not.toBeNull();
    },
    /** Opens an address and waits until the page is hydrated. */
    async visit(path: string) {
      await window.goto(origin + path);
      await hydrated();
    },
    async reload() {
      await window.reload();
      await hydrated();
    },
    /** Goes on in the tab that the page has opened, once the page in it has loaded. */
    async switchToNewTab() {
      await window.switchToNewTab();
      const isLoaded = () => window.evaluate(isPageLoaded);
      await expect.poll(isLoaded, { message: "loaded", timeout: longTimeoutMs }).toBe(true);
    },
    async arrive(path: string) {
      const getPath = () => window.evaluate(() => location.pathname + location.search);
      await expect.poll(getPath).toBe(path);
    },
    back: () => window.evaluate(() => history.back()),
    forward: () => window.evaluate(() => history.forward()),
    /** Replaces what is in a field. */
    async write(text: string, ...field: Target) {
      await click(...field);
      await focused(...field);
      await press("End");
      const before = await find(field);
      for (const _ of before?.text ?? "") await press("Backspace");
      await window.type(text);
      await holds(text, ...field);
    },
    /** Presses Tab until the element has the focus. */
    async tabTo(key: "Tab" | "Shift+Tab", ...target: Target) {
      await see(...target);
      for (let presses = 0; presses < 90; presses++) {
        if ((await find(target))?.isFocused) return;
        await press(key);
      }
      throw new Error(`${toLabel(target)} was not reached with ${key}`);
    },
  };
}

/** Runs in the page. Without JavaScript, a page has no frames for scripts. */
function nextFrames(): Promise<unknown> | null {
  if (matchMedia("(scripting: none)").matches) return null;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. A new tab is empty at first, and a page stands elsewhere before its styles arrive. */
function isPageLoaded(): boolean {
  return location.href !== "about:blank" && document.readyState === "complete";
}

/** Runs in the page. Pages of the checkout have no script. */
function isPageHydrated(): boolean {
  const hasScript = document.querySelector("script[type=module]") !== null;
  return !hasScript || !("dehydrated" in document.documentElement.dataset);
}

function stepsTo([role, name, within]: Target): Step[] {
  const pattern = typeof name === "string" ? `^${escapePattern(name)}$` : name.source;
  return [...(within ? stepsTo(within) : []), { selector: selectors[role], name: pattern }];
}

function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}

function toLabel([role, name, within]: Target): string {
  return `${role} ${name}${within ? ` in ${toLabel(within)}` : ""}`;
}

/** Vitest's `test` for what a visitor does, in a window of its own. */
export type VisitorTest = TestAPI<{ visitor: Visitor }>;
