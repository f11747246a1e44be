export type Point = { x: number; y: number };

/** A window of a browser that keeps nothing of earlier ones. All but `close` concern the tab in front. */
export type BrowserWindow = {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which must not use anything from its module. */
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses and releases the mouse there, in pixels of the viewport. */
  click(point: Point): Promise<void>;
  /** Presses a key, such as `Tab` or `Shift+Tab`. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Waits for another tab and brings it to the front. */
  switchToNewTab(): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

export type Browser = {
  open(size: Size): Promise<BrowserWindow>;
  stop(): Promise<void>;
};

export type Size = { width: number; height: number };

export const keys = [
  "Tab",
  "Shift+Tab",
  "Enter",
  "Space",
  "Escape",
  "Backspace",
  "End",
  "ArrowDown",
  "ArrowRight",
] as const;

export type Key = (typeof keys)[number];
