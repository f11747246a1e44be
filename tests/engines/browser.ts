import type { KeyInput } from "puppeteer-core";

type Point = { x: number; y: number };

export type Size = { width: number; height: number };

type Key = KeyInput | "Shift+Tab";

/** A window with storage of its own. All but `close` concern the tab in front. */
export type BrowserWindow = {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs a function in the page, which must not use anything from its module. */
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses and releases the mouse there, in pixels of the viewport. */
  click(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits for another tab and brings it to the front. */
  switchToNewTab(): Promise<void>;
  close(): Promise<void>;
};

export type Browser = {
  open(size: Size): Promise<BrowserWindow>;
  stop(): Promise<void>;
};

/** How long to wait for what a browser does, for `vi.waitFor`. */
export const patience = { timeout: 20_000, interval: 30 };

/** The error of a browser that hangs, as MiniBrowser does in one of some thousand pages: such a test runs again. */
export const noAnswer = "The browser does not answer";
