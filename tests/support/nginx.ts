import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
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

/** `nginx.conf` is behind what ends TLS; `tls.conf` ends TLS itself. */
type Way = "nginx.conf" | "tls.conf";

/** The host name in the certificate. */
export const tlsHost = "shop.example";

/** Starts nginx on loopback with the files of `deploy/nginx`, in which only the addresses are replaced. */
export async function startNginx(nginx: string, ports: Ports, way: Way = "nginx.conf") {
  const folder = mkdtempSync(join(tmpdir(), "solenne-nginx-"));
  const [port, redirectPort] = [await freePort(), await freePort()];
  writeConfiguration(folder, ports, { 8080: port, 443: port, 80: redirectPort });
  const certificate = way === "tls.conf" ? createCertificate(join(folder, "certificates")) : "";
  const logFile = join(folder, "access.log");
  const errorFile = join(folder, "error.log");
  const files = [openSync(logFile, "a"), openSync(errorFile, "a")] as const;
  const user = unprivilegedUser();
  if (user) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      chownSync(join(folder, name), user.uid, user.gid);
    chownSync(folder, user.uid, user.gid);
  }

  const args = ["-p", folder, "-c", join(folder, way)];
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
    origin: `${certificate ? "https" : "http"}://127.0.0.1:${port}`,
    port,
    /** With `tls.conf`: redirects to https. */
    redirectPort,
    /** Self-signed, for {@link tlsHost} and loopback; empty without TLS. */
    certificate,
    /** The error log of nginx. */
    errors: () => readFileSync(errorFile, "utf8"),
    /** One JSON line for each response. */
    logFile,
    /** Waits until a response is logged: then the cache holds it, and no update of it is pending. */
    async whenLogged({ headers }: { headers: Headers }) {
      const id = headers.get("x-request-id") ?? "none";
      const isLogged = () => readFileSync(logFile, "utf8").includes(id);
      for (const end = performance.now() + maxWaitMs; !isLogged(); await pause(5))
        if (performance.now() > end) throw new Error(`nginx did not log request ${id}`);
    },
    /**
     * Reads a file of `deploy/nginx` again, with an operator's change in it. Resolves when no worker is left that has
     * the file as it was: until then, it serves some requests.
     */
    async reload(name: string, change: (text: string) => string) {
      writeFileSync(join(folder, name), change(readFileSync(join("deploy/nginx", name), "utf8")));
      const before = getChildren(child.pid);
      child.kill("SIGHUP");
      const isLeft = () => getChildren(child.pid).some((id) => before.includes(id));
      for (const end = performance.now() + maxWaitMs; isLeft(); await pause(20))
        if (performance.now() > end)
          throw new Error(`nginx did not reload:\n${readFileSync(errorFile, "utf8")}`);
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeConfiguration(
  folder: string,
  { shops, store }: Ports,
  listening: Record<number, number>,
): void {
  const addresses = [
    ...shops.map((shop, index) => [`172.30.90.1${index + 1}:3000`, `127.0.0.1:${shop}`] as const),
    ["172.30.90.20:8080", `127.0.0.1:${store}`] as const,
  ];
  for (const name of readdirSync("deploy/nginx").filter((file) => file.endsWith(".conf"))) {
    let text = readFileSync(join("deploy/nginx", name), "utf8").replace(
      /(?<=^ *listen )(\[::\]:)?(\d+)(?=[; ])/gm,
      (_, isIpv6, port) => `${isIpv6 ? "[::1]" : "127.0.0.1"}:${listening[Number(port)]}`,
    );
    for (const [from, to] of addresses) text = text.replaceAll(from, to);
    if (text.includes("172.30.90.")) throw new Error(`${name} has an address that is not replaced`);
    writeFileSync(join(folder, name), text);
  }
}

/** Ids of the processes that a process has started. */
function getChildren(pid: number | undefined): string[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "ppid=,pid="], { encoding: "utf8" });
  const pairs = [...stdout.matchAll(/^ *(\d+) +(\d+)$/gm)];
  return pairs.flatMap(([, parent, id = ""]) => (parent === String(pid) ? id : []));
}

/** Writes a self-signed certificate and its key, and returns the certificate. */
function createCertificate(folder: string): string {
  mkdirSync(folder);
  const [key, chain] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const subject = [
    "-subj",
    `/CN=${tlsHost}`,
    "-addext",
    `subjectAltName=DNS:${tlsHost},IP:127.0.0.1,IP:::1`,
  ];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const args = ["req", "-x509", ...curve, ...subject, "-days", "2", "-keyout", key, "-out", chain];
  const { status, stderr } = spawnSync("openssl", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr}`);
  return readFileSync(chain, "utf8");
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await once(socket, "connect").catch(() => null);
  socket.destroy();
  return isOpen !== null;
}
