import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { MissingTool } from "../support/tools.ts";

// With windows, because Lighthouse measures painting as visitors have it.
const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a whole Chromium; `CHROMIUM_PATH` names another one. */
export function findBrowser(): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    chromium.executablePath(),
  ];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  throw new MissingTool("Chromium is missing. Install it, or name one with CHROMIUM_PATH.");
}

export const browserArguments = ["--headless=new", "--no-sandbox"];

/** What the browser says of itself, for the notes. */
export function browserVersion(path: string): string {
  const { stdout } = spawnSync(path, ["--version", "--no-sandbox"], { encoding: "utf8" });
  return /\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? "unknown";
}
