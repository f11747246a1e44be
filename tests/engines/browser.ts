import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export type Point = { x: number; y: number };

/** A window with storage of its own. All but `close` concern the tab in front. */
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

/** The first of these programs on the PATH, or null. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** For what takes long while other tests use the machine. */
export const longTimeoutMs = 45_000;

/** Repeats a check until it is true. The last error is the cause of a timeout. */
export async function until(
  what: string,
  check: () => Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    let cause: unknown;
    try {
      if (await check()) return;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end)
      throw new Error(`Still not so after ${timeoutMs / 1000} s: ${what}`, { cause });
    await pause(30);
  }
}
