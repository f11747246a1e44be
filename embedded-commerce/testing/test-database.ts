import { beforeEach, onTestFinished } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { catalogue } from "../data/catalogue.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { indexCatalogue } from "../store-index.ts";

export const store = indexCatalogue(catalogue);

/** An empty database for each test of the file. */
export function createTestDatabase(): () => Database {
  let database: Database;
  beforeEach(() => {
    database = openDatabase(createTempFolder(onTestFinished), store);
    onTestFinished(() => database.close());
  });
  return () => database;
}
