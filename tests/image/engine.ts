import { execFileSync, spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../server/newsletter/testing/postgres-server";

const maxReadyMs = 60_000;

/** What runs containers here: Docker with its daemon, or Podman. Buildah alone builds images and does not run them. */
export function findEngine(): string | null {
  const engines = ["docker", "podman"];
  return engines.find((engine) => spawnSync(engine, ["info"]).status === 0) ?? null;
}

/** Commands of the engine; each throws what the engine printed when it fails. */
export function useEngine(engine: string) {
  const run = (...args: string[]) =>
    execFileSync(engine, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  const runOnImage = ["--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges"];

  /** Starts the shop with the volume as `/data`, as `deploy/compose.yaml` does, with nothing else to write to. */
  async function start(image: string, volume: string, environment: Record<string, string>) {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const variables = { SITE_URL: origin, ...environment };
    const id = run(
      "run",
      "--detach",
      ...runOnImage,
      `--publish=127.0.0.1:${port}:3000`,
      `--volume=${volume}:/data`,
      ...Object.entries(variables).map(([name, value]) => `--env=${name}=${value}`),
      image,
    );
    const getState = (field: string) => run("inspect", "--format", `{{.State.${field}}}`, id);

    return {
      origin,
      /** Resolves to the response of `/readyz`, once it is 200. */
      async whenReady(): Promise<Response> {
        for (const end = performance.now() + maxReadyMs; ; await pause(200)) {
          const response = await fetch(`${origin}/readyz`).catch(() => null);
          if (response?.ok) return response;
          if (performance.now() > end || getState("Running") !== "true")
            throw new Error(`The shop did not get ready:\n${run("logs", id)}`);
        }
      },
      /** Runs a file or expression with the image's Node, in the running container; returns what it prints. */
      exec: (...args: string[]) =>
        execFileSync(engine, ["exec", id, "/nodejs/bin/node", ...args], { stdio: "pipe" }),
      log: () => run("logs", id),
      terminate: () => run("kill", "--signal=TERM", id),
      /** Resolves to the exit code once the container has ended. */
      async whenEnded(): Promise<number> {
        while (getState("Running") === "true") await pause(200);
        return Number(getState("ExitCode"));
      },
      remove: () => run("rm", "--force", id),
    };
  }

  return { run, start };
}
