import type { DatabaseSync } from "node:sqlite";
import { beforeEach, onTestFinished } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { openDatabase } from "../storage/database.ts";

/** An empty database for each test of the file. */
export function createTestDatabase(): () => DatabaseSync {
  let database: DatabaseSync;
  beforeEach(() => {
    database = openDatabase(createTempFolder(onTestFinished));
    onTestFinished(() => database.close());
  });
  return () => database;
}
