import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findProgram } from "../../../tests/support/installed.ts";

export type PostgresServer = { url: string; stop(): Promise<void> };

/** The folder of the system's PostgreSQL, by its `initdb`; `null` when none is installed. */
export function findPostgres(): string | null {
  const [newest] = globSync("/usr/lib/postgresql/*/bin/initdb").sort().reverse();
  const initdb = newest ?? findProgram("initdb");
  return initdb && dirname(initdb);
}

/** Starts a temporary PostgreSQL server on 127.0.0.1; its data is deleted when it is stopped. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findPostgres();
  if (!binaries) throw new Error("No PostgreSQL is installed");
  const folder = mkdtempSync(join(tmpdir(), "shop-postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } };

  const data = join(folder, "data");
  const made = spawnSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "shop", "--auth=trust", "--encoding=UTF8", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);

  const port = await freePort();
  const listening = ["-h", "127.0.0.1", "-p", String(port), "-c", "unix_socket_directories="];
  const server = spawn(join(binaries, "postgres"), ["-D", data, ...listening], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(server, "exit");
  await new Promise<void>((resolve, reject) => {
    let printed = "";
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${printed}`)));
  });

  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    async stop() {
      // Fast shutdown, which closes open connections.
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The user `nobody`, for servers that refuse to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;
}

const returnedPorts = new Set<number>();

/** A port on which nothing listens, and another one in each call: the system may give one again that was closed. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  if (returnedPorts.has(port)) return freePort();
  returnedPorts.add(port);
  return port;
}
