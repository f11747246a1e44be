import { spawnSync } from "node:child_process";
import { chownSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";

function runCommand(folder: string, args: string[], input?: Buffer, file = "backup/command.ts") {
  const { PATH, NODE_OPTIONS } = process.env;
  const env = { PATH, NODE_OPTIONS, DATA_DIR: folder };
  const command = [`server/${file}`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, input });
  return { status, stdout, message: String(stderr) };
}

/** A database as the running shop has it: open, and its last rows in the write-ahead log. */
function openList(addresses: string[]) {
  const folder = createTempFolder(onTestFinished);
  const database = new DatabaseSync(join(folder, "newsletter.db"));
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE list (address TEXT) STRICT");
  const insert = database.prepare("INSERT INTO list VALUES (?)");
  for (const address of addresses) insert.run(address);
  return { folder, database, read: () => readAddresses(database) };
}

function readList(folder: string) {
  const database = new DatabaseSync(join(folder, "newsletter.db"), { readOnly: true });
  onTestFinished(() => database.close());
  return readAddresses(database);
}

const readAddresses = (database: DatabaseSync) =>
  database
    .prepare("SELECT address FROM list")
    .all()
    .map((row) => row.address);

test("a copy made while the shop runs brings back what was in it, and leaves no other file", () => {
  const { folder, database } = openList(["a@mail.example", "b@mail.example"]);
  const { status, stdout } = runCommand(folder, ["backup", "newsletter.db"]);
  expect(status).toBe(0);
  database.exec("DELETE FROM list");
  database.close();

  const restored = runCommand(folder, ["restore", "newsletter.db"], stdout);

  expect(restored).toMatchObject({ status: 0, message: "" });
  expect(readList(folder)).toEqual(["a@mail.example", "b@mail.example"]);
  expect(readdirSync(folder).filter((name) => !name.startsWith("newsletter.db"))).toEqual([]);
});

test("a copy is restored on a machine that has no database yet", () => {
  const { stdout } = runCommand(openList(["a@mail.example"]).folder, ["backup", "newsletter.db"]);
  const folder = join(createTempFolder(onTestFinished), "new");

  expect(runCommand(folder, ["restore", "newsletter.db"], stdout)).toMatchObject({ status: 0 });
  expect(readList(folder)).toEqual(["a@mail.example"]);
});

test("nothing is restored while the shop has the database open", () => {
  const { folder, read } = openList(["a@mail.example"]);
  const { stdout } = runCommand(openList(["b@mail.example"]).folder, ["backup", "newsletter.db"]);

  const { status, message } = runCommand(folder, ["restore", "newsletter.db"], stdout);

  expect(status).toBe(1);
  expect(message).toMatch(/newsletter\.db is in use\. Nothing was changed\.\nStop the shop/);
  expect(read()).toEqual(["a@mail.example"]);
});

test("a copy takes the place of a corrupt database", () => {
  const { stdout } = runCommand(openList(["a@mail.example"]).folder, ["backup", "newsletter.db"]);
  const folder = createTempFolder(onTestFinished);
  writeFileSync(join(folder, "newsletter.db"), "no database".repeat(900));

  expect(runCommand(folder, ["restore", "newsletter.db"], stdout)).toMatchObject({ status: 0 });
  expect(readList(folder)).toEqual(["a@mail.example"]);
});

test.runIf(process.getuid?.() === 0)("what root restores belongs to the shop's user", () => {
  const { stdout } = runCommand(openList(["a@mail.example"]).folder, ["backup", "newsletter.db"]);
  const folder = createTempFolder(onTestFinished);
  chownSync(folder, 65534, 65534);

  runCommand(folder, ["restore", "newsletter.db"], stdout);

  expect(statSync(join(folder, "newsletter.db"))).toMatchObject({ uid: 65534, gid: 65534 });
});

test.each([
  ["an empty file", () => Buffer.alloc(0)],
  ["another file", () => Buffer.from("no database".repeat(900))],
  ["a copy that was cut off", (copy: Buffer) => copy.subarray(0, copy.length / 2)],
])("%s changes nothing", (_, damage) => {
  const { folder, read } = openList(Array.from({ length: 500 }, (_, at) => `${at}@mail.example`));
  const { stdout } = runCommand(folder, ["backup", "newsletter.db"]);

  const { status, message } = runCommand(folder, ["restore", "newsletter.db"], damage(stdout));

  expect(status).toBe(1);
  expect(message).toMatch(/^This is no backup, or a damaged one\. Nothing was changed\.\n/);
  expect(read()).toHaveLength(500);
});

test.each([
  ["no name", ["backup"]],
  ["another file", ["backup", "../secret"]],
  ["an unknown command", ["delete", "commerce.db"]],
])("%s is refused with the way to call it", (_, args) => {
  const { status, message } = runCommand(createTempFolder(onTestFinished), args);

  expect([status, message]).toEqual([
    1,
    expect.stringMatching(/^This needs the name of a database/),
  ]);
});

test.each([
  ["backup/command.ts", ["backup", "commerce.db"], "commerce.db"],
  ["newsletter/command.ts", ["export"], "newsletter.db"],
  ["newsletter/command.ts", ["forget", "jane@mail.example"], "newsletter.db"],
])("%s %s fails without a database, and makes none", (file, args, name) => {
  const folder = createTempFolder(onTestFinished);
  const { status, stdout, message } = runCommand(folder, args, undefined, file);

  expect([status, stdout.toString(), readdirSync(folder)]).toEqual([1, "", []]);
  expect(message).toContain(`There is no ${folder}/${name}.\n`);
});
