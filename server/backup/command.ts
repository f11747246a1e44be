import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { parseConfig } from "../config.ts";
import { run, StartError } from "../start.ts";

const fileNames = ["newsletter.db", "commerce.db"] as const;
const Arguments = v.tuple([v.picklist(["backup", "restore"]), v.picklist(fileNames)]);

/**
 * `npm run data:backup -- NAME > FILE` and `npm run data:restore -- NAME < FILE`, for a database of `DATA_DIR`. Through
 * standard output and input, because an image without a shell has no other folder to write to.
 */
await run(async () => {
  const parsed = v.safeParse(Arguments, process.argv.slice(2));
  if (!parsed.success) {
    const names = fileNames.join(" or ");
    throw new StartError(
      `This needs the name of a database: ${names}.\n` +
        "npm run --silent data:backup -- commerce.db > FILE, or npm run data:restore -- commerce.db < FILE",
    );
  }
  const [command, name] = parsed.output;
  const { DATA_DIR } = parseConfig(process.env);
  const folder = mkdtempSync(join(DATA_DIR, "copy-"));
  try {
    const [database, copy] = [join(DATA_DIR, name), join(folder, name)];
    await (command === "backup" ? writeBackup(database, copy) : restore(database, copy));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A consistent copy, also while the database is written to. */
async function writeBackup(database: string, copy: string): Promise<void> {
  if (!existsSync(database))
    throw new StartError(`There is no ${database}.\nSet DATA_DIR to the shop's folder.`);
  const source = new DatabaseSync(database, { readOnly: true });
  await backup(source, copy);
  source.close();
  const file = await open(copy);
  await pipeline(file.createReadStream(), process.stdout);
}

/** Replaces the content of the database, in one transaction. Nothing changes when the copy is damaged. */
async function restore(database: string, copy: string): Promise<void> {
  const file = await open(copy, "w");
  await pipeline(process.stdin, file.createWriteStream());
  const source = new DatabaseSync(copy);
  if (!isIntact(source))
    throw new StartError(
      "This is no backup, or a damaged one. Nothing was changed.\nTake another.",
    );
  await backup(source, database);
  source.close();
  console.log(`${database} is restored.`);
}

function isIntact(source: DatabaseSync): boolean {
  try {
    const { length } = source.prepare("SELECT name FROM sqlite_schema").all();
    const result = source.prepare("PRAGMA integrity_check").get();
    return length > 0 && result?.integrity_check === "ok";
  } catch {
    return false;
  }
}
