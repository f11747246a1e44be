import { expect, type TestAPI, vi } from "vitest";
import { type BrowserWindow, type Key, patience } from "./browser";
import { type Found, findElement, type Role, type Step, selectors } from "./find-element";

/** An element by its role and name, perhaps in another one: `["button", "Close filter"]`. */
export type Target = readonly [role: Role, name: string | RegExp, within?: Target];

/** For what takes long while other tests use the machine. */
export const longTimeoutMs = 45_000;

/** Finds elements by role and name, and uses mouse and keyboard. */
export class Visitor {
  readonly window: BrowserWindow;
  readonly origin: string;
  readonly isPhone: boolean;

  constructor(window: BrowserWindow, origin: string, isPhone: boolean) {
    this.window = window;
    this.origin = origin;
    this.isPhone = isPhone;
  }

  /** Opens an address and waits until the page is hydrated. */
  async visit(path: string): Promise<void> {
    await this.window.goto(this.origin + path);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.window.reload();
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    const isHydrated = () => this.window.evaluate(isPageHydrated);
    await expect.poll(isHydrated, { message: "hydrated", timeout: longTimeoutMs }).toBe(true);
  }

  async arrive(path: string): Promise<void> {
    const getPath = () => this.window.evaluate(() => location.pathname + location.search);
    await expect.poll(getPath).toBe(path);
  }

  back = () => this.window.evaluate(() => history.back());
  forward = () => this.window.evaluate(() => history.forward());
  press = (key: Key) => this.window.press(key);

  see = (...target: Target) => this.expect(target).not.toBeNull();
  missing = (...target: Target) => this.expect(target).toBeNull();
  focused = (...target: Target) => this.expect(target).toMatchObject({ isFocused: true });
  holds = (text: string, ...field: Target) => this.expect(field).toMatchObject({ text });
  inViewport = (...target: Target) => this.expect(target).toMatchObject({ isReachable: true });

  /** Waits until it is checked, pressed, selected or expanded. */
  seeOn = (...target: Target) => this.expect(target).toMatchObject({ isOn: true });

  /** Waits until it no longer moves. */
  async atRest(...target: Target): Promise<void> {
    const message = `${toLabel(target)} stands still`;
    await expect.poll(() => this.findAtRest(target), { message }).not.toBeNull();
  }

  /** Clicks once it stands still and nothing lies over it. */
  async click(...target: Target): Promise<void> {
    const found = await vi.waitFor(async () => {
      const found = await this.findAtRest(target);
      if (!found?.isReachable) throw new Error(`${toLabel(target)} cannot be clicked`);
      return found;
    }, patience);
    await this.window.click(found);
  }

  /** Replaces what is in a field. */
  async write(text: string, ...field: Target): Promise<void> {
    await this.click(...field);
    await this.focused(...field);
    await this.press("End");
    const before = await this.find(field);
    for (const _ of before?.text ?? "") await this.press("Backspace");
    await this.window.type(text);
    await this.holds(text, ...field);
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(key: "Tab" | "Shift+Tab", ...target: Target): Promise<void> {
    await this.see(...target);
    for (let presses = 0; presses < 90; presses++) {
      if ((await this.find(target))?.isFocused) return;
      await this.press(key);
    }
    throw new Error(`${toLabel(target)} was not reached with ${key}`);
  }

  /** What is found of the element, or null while it is not shown. */
  private expect(target: Target) {
    return expect.poll(() => this.find(target), { message: toLabel(target) });
  }

  /** Null while it moves. WebKit may report a position of an animation until the next frame. */
  private async findAtRest(target: Target): Promise<Found | null> {
    const before = await this.find(target, true);
    if (!before || before.isAnimated) return null;
    await this.window.evaluate(nextFrames);
    const now = await this.find(target);
    return now && !now.isAnimated && now.x === before.x && now.y === before.y ? now : null;
  }

  private find(target: Target, scrolls = false): Promise<Found | null> {
    return this.window.evaluate(findElement, stepsTo(target), scrolls);
  }
}

/** Runs in the page. Without JavaScript, a page has no frames for scripts. */
function nextFrames(): Promise<unknown> | null {
  if (matchMedia("(scripting: none)").matches) return null;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
