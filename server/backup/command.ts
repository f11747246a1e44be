import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { parseConfig } from "../config.ts";
import { getExistingDatabase } from "../existing-database.ts";
import { run, StartError } from "../start.ts";

const fileNames = ["newsletter.db", "commerce.db"] as const;
/** Result codes of SQLite. */
const [busy, corrupt, notADatabase] = [5, 11, 26];
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
  if (command === "restore") mkdirSync(DATA_DIR, { recursive: true });
  const database =
    command === "restore" ? join(DATA_DIR, name) : getExistingDatabase(DATA_DIR, name);
  const folder = mkdtempSync(join(DATA_DIR, "copy-"));
  try {
    const copy = join(folder, name);
    await (command === "backup" ? writeBackup(database, copy) : restore(database, copy));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A consistent copy, also while the database is written to. */
async function writeBackup(database: string, copy: string): Promise<void> {
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
  makeWay(database);
  await backup(source, database);
  source.close();
  giveToOwnerOfFolder(database);
  console.log(`${database} is restored.`);
}

/**
 * Refuses a database that the shop has open, which cannot leave the write-ahead log, and removes a corrupt one, which
 * SQLite would not overwrite.
 */
function makeWay(database: string): void {
  if (!existsSync(database)) return;
  const target = new DatabaseSync(database);
  try {
    target.exec("PRAGMA journal_mode = DELETE");
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? error.errcode : null;
    if (code === busy)
      throw new StartError(
        `${database} is in use. Nothing was changed.\nStop the shop, restore, and start it again.`,
      );
    if (code !== corrupt && code !== notADatabase) throw error;
    for (const suffix of ["", "-wal", "-shm"]) rmSync(database + suffix, { force: true });
  } finally {
    target.close();
  }
}

/** Restored by root, the file would be read-only for the shop's own user. */
function giveToOwnerOfFolder(database: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(database));
  chownSync(database, uid, gid);
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
