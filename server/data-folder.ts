import { accessSync, constants, mkdirSync } from "node:fs";
import { StartError } from "./start-error.ts";

/**
 * Looks whether the embedded databases can be written, before the first visitor finds out. A path that can
 * never be a folder stops the start. A folder that cannot be written now may be so later, and a shop in
 * which nobody can check out is better than none: that is said, and the shop opens.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const nextStep =
      "Make that folder writable, or point DATA_DIR at one that is, and start again.";
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "EEXIST" || code === "ENOTDIR")
      throw new StartError(`DATA_DIR is ${dataDir}, which is no folder.`, nextStep, { cause });
    console.error(
      `DATA_DIR is ${dataDir}, where this user cannot write (${code}). Visitors can look around, but nobody ` +
        `can check out or sign up until it can be written; then they can, without a new start.`,
    );
  }
}
