import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RawAnswer } from "./raw-answer.ts";
import { needTool, toolEnvironment } from "./tools.ts";

/**
 * nginx with one worker that serves an answer of the shop as a file: the same bytes, the same headers,
 * set up as one sets it up for speed.
 */
export async function serveWithNginx({ headers, body }: RawAnswer) {
  needTool("nginx");
  const folder = mkdtempSync(join(tmpdir(), "solenne-nginx-"));
  writeFileSync(join(folder, "page"), body);
  const port = await freePort();
  const kept = Object.entries(headers).filter(([name]) => !itsOwn.has(name));
  const added = kept.map(
    ([name, value]) => `add_header ${name} '${value.replace(/['\\]/g, "\\$&")}';`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10 inactive=10m;
  open_file_cache_valid 10m;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  types { }
  default_type '${headers["content-type"]}';
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${added.join("\n    ")}
  }
}
`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    env: toolEnvironment,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = `http://127.0.0.1:${port}/page`;
  await whenItAnswers(address);
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What nginx says of a file by itself, or must not say twice. */
const itsOwn = new Set([
  "connection",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "last-modified",
  "server",
  "transfer-encoding",
]);

async function whenItAnswers(address: string): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    try {
      await (await fetch(address)).arrayBuffer();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
