import { spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, unprivilegedUser } from "../../server/newsletter/testing/postgres-server.ts";

export type Front = {
  origin: string;
  pid: number;
  /** One JSON line for each answer. */
  logFile: string;
  complaints(): string;
  stop(): Promise<void>;
};

type Machines = {
  /** The ports of the three instances. */
  shops: readonly [number, number, number];
  store: number;
};

const longestStartMs = 10_000;

/** The system's nginx; `null` when none is installed. */
export function findNginx(): string | null {
  // Debian keeps servers where only the administrator's shell looks.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file)) ?? null;
}

/**
 * This folder's own configuration on a free port of loopback, as a user without rights: the same files, but
 * for the addresses of the machines and the port.
 */
export async function startFront(nginx: string, machines: Machines): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), "solenne-front-"));
  const port = await freePort();
  for (const [name, text] of Object.entries(configuration(machines, port)))
    writeFileSync(join(folder, name), text);
  const logFile = join(folder, "answers.log");
  const errorFile = join(folder, "errors.log");
  const files = [openSync(logFile, "a"), openSync(errorFile, "a")] as const;
  const user = unprivilegedUser();
  if (user) for (const path of [folder, logFile, errorFile]) chownSync(path, user.uid, user.gid);

  const complaints = () => readFileSync(errorFile, "utf8");
  const args = ["-p", folder, "-c", join(folder, "nginx.conf")];
  const child = spawn(nginx, args, { ...user, stdio: ["ignore", ...files] });
  for (const file of files) closeSync(file);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const end = performance.now() + longestStartMs;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`nginx did not start:\n${complaints()}`);
    await pause(20);
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    logFile,
    complaints,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration({ shops, store }: Machines, port: number): Record<string, string> {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
  const listening = (text: string) => replaced(text, "listen 8080", `listen 127.0.0.1:${port}`);
  const machines = shops.reduce(
    (text, shop, at) => replaced(text, `172.30.90.1${at + 1}:3000`, `127.0.0.1:${shop}`),
    read("machines.conf"),
  );
  return {
    "nginx.conf": listening(read("nginx.conf")),
    "machines.conf": machines,
    "store.conf": replaced(
      listening(read("store.conf")),
      "172.30.90.20:8080",
      `127.0.0.1:${store}`,
    ),
  };
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx does not name ${from} any more`);
  return text.replaceAll(from, to);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.once("connect", () => answer(true)).once("error", () => answer(false));
  });
}
