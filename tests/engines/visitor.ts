import { type BrowserWindow, type Key, longTimeoutMs, until } from "./browser";
import { type Found, findElement, type Role, type Step, selectors } from "./find-element";

/** An element by its role and name, perhaps in another one: `["button", "Close filter"]`. */
export type Target = readonly [role: Role, name: string | RegExp, within?: Target];

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
    await until("the page is hydrated", isHydrated, longTimeoutMs);
  }

  async arrive(path: string): Promise<void> {
    const here = () => this.window.evaluate(() => location.pathname + location.search);
    await until(`the address is ${path}`, async () => (await here()) === path);
  }

  back = () => this.window.evaluate(() => history.back());
  forward = () => this.window.evaluate(() => history.forward());

  async see(...target: Target): Promise<Found> {
    const found = await this.wait(target, "is shown", (found) => found !== null);
    return found ?? Promise.reject(new Error(toLabel(target)));
  }

  missing = (...target: Target) => this.wait(target, "is gone", (found) => found === null);

  /** Waits until it is checked, pressed, selected or expanded, or is not. */
  seeOn = (isOn: boolean, ...target: Target) =>
    this.wait(target, isOn ? "is on" : "is off", (found) => found?.isOn === isOn);

  focused = (...target: Target) =>
    this.wait(target, "has the focus", (found) => found?.isFocused === true);

  holds = (text: string, ...field: Target) =>
    this.wait(field, `holds ${text}`, (found) => found?.text === text);

  inViewport = (...target: Target) =>
    this.wait(target, "is in the viewport", (found) => found?.isReachable === true);

  /** Waits until it no longer moves. */
  async atRest(...target: Target): Promise<void> {
    await until(`${toLabel(target)} stands still`, async () => {
      return (await this.findAtRest(target)) !== null;
    });
  }

  /** Clicks once it stands still and nothing lies over it. */
  async click(...target: Target): Promise<void> {
    let found: Found | null = null;
    await until(`${toLabel(target)} can be clicked`, async () => {
      found = await this.findAtRest(target);
      return found?.isReachable === true;
    });
    if (found) await this.window.click(found);
  }

  /** Replaces what is in a field. */
  async write(text: string, ...field: Target): Promise<void> {
    await this.click(...field);
    await this.focused(...field);
    await this.window.press("End");
    const { text: before } = await this.see(...field);
    for (const _ of before) await this.window.press("Backspace");
    await this.window.type(text);
    await this.holds(text, ...field);
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(key: "Tab" | "Shift+Tab", ...target: Target): Promise<void> {
    await this.see(...target);
    for (let presses = 0; presses < 90; presses++) {
      if ((await this.find(target))?.isFocused) return;
      await this.window.press(key);
    }
    throw new Error(`${toLabel(target)} was not reached with ${key}`);
  }

  async press(key: Key): Promise<void> {
    await this.window.press(key);
  }

  /** Waits for a state of the element, which is null while it is not shown. */
  private async wait(target: Target, state: string, check: (found: Found | null) => boolean) {
    let found: Found | null = null;
    await until(`${toLabel(target)} ${state}`, async () => {
      found = await this.find(target);
      return check(found);
    });
    return found;
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

/** What a visitor does, in the words of the test's name. */
export type Task = {
  name: string;
  run(visitor: Visitor): Promise<void>;
};
