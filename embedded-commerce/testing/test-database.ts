import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach } from "vitest";
import { openDatabase } from "../storage/database.ts";

/** An empty database for each test of the file. */
export function createTestDatabase(): () => DatabaseSync {
  let folder: string;
  let database: DatabaseSync;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "commerce-"));
    database = openDatabase(folder);
  });
  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => database;
}
