import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, unprivilegedUser } from "../../server/newsletter/testing/postgres-server.ts";
import { findProgram } from "./installed.ts";

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

type Ports = {
  shops: readonly [number, number, number];
  store: number;
};

const maxWaitMs = 10_000;

/** The system's nginx; `null` when none is installed. */
export const findNginx = () => findProgram("nginx");

/** Starts nginx on loopback with the files of `deploy/nginx`, in which only the addresses are replaced. */
export async function startNginx(nginx: string, ports: Ports) {
  const folder = mkdtempSync(join(tmpdir(), "solenne-nginx-"));
  const port = await freePort();
  for (const [name, text] of Object.entries(getConfiguration(ports, port)))
    writeFileSync(join(folder, name), text);
  const logFile = join(folder, "access.log");
  const errorFile = join(folder, "error.log");
  const files = [openSync(logFile, "a"), openSync(errorFile, "a")] as const;
  const user = unprivilegedUser();
  if (user) for (const path of [folder, logFile, errorFile]) chownSync(path, user.uid, user.gid);

  const args = ["-p", folder, "-c", join(folder, "nginx.conf")];
  const child = spawn(nginx, args, { ...user, stdio: ["ignore", ...files] });
  for (const file of files) closeSync(file);
  const ended = once(child, "exit");
  const end = performance.now() + maxWaitMs;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`nginx did not start:\n${readFileSync(errorFile, "utf8")}`);
    await pause(20);
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    /** One JSON line for each response. */
    logFile,
    /** Waits until a response is logged: then the cache holds it, and no update of it is pending. */
    async whenLogged({ headers }: { headers: Headers }) {
      const id = headers.get("x-request-id") ?? "none";
      const isLogged = () => readFileSync(logFile, "utf8").includes(id);
      for (const end = performance.now() + maxWaitMs; !isLogged(); await pause(5))
        if (performance.now() > end) throw new Error(`nginx did not log request ${id}`);
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function getConfiguration({ shops, store }: Ports, port: number): Record<string, string> {
  const read = (name: string) => readFileSync(join("deploy/nginx", name), "utf8");
  const setPort = (text: string) => replaceAll(text, "listen 8080", `listen 127.0.0.1:${port}`);
  const machines = shops.reduce(
    (text, shop, index) => replaceAll(text, `172.30.90.1${index + 1}:3000`, `127.0.0.1:${shop}`),
    read("machines.conf"),
  );
  return {
    "nginx.conf": setPort(read("nginx.conf")),
    "machines.conf": machines,
    "store.conf": replaceAll(
      setPort(read("store.conf")),
      "172.30.90.20:8080",
      `127.0.0.1:${store}`,
    ),
  };
}

function replaceAll(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx does not contain ${from}`);
  return text.replaceAll(from, to);
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await once(socket, "connect").catch(() => null);
  socket.destroy();
  return isOpen !== null;
}
