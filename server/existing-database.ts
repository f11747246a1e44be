import { existsSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start.ts";

/** Path of a database of the data folder. Throws a {@link StartError} where there is none, instead of creating it. */
export function getExistingDatabase(dataDir: string, name: string): string {
  const database = join(dataDir, name);
  if (!existsSync(database))
    throw new StartError(`There is no ${database}.\nSet DATA_DIR to the shop's folder.`);
  return database;
}
