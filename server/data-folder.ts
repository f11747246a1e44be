import { accessSync, constants, mkdirSync } from "node:fs";
import { StartError } from "./start-error.ts";

/** Makes sure that the embedded databases can be written, before the first visitor finds out. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(
      `DATA_DIR is ${dataDir}, where this user cannot write.`,
      "Make that folder writable, or point DATA_DIR at one that is, and start again.",
      { cause },
    );
  }
}
