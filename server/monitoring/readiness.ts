export type Readiness = ReturnType<typeof createReadiness>;

/** A new process is ready after this time even if the commerce service has not answered. */
const maxWaitMs = 30_000;

/**
 * `probe` renders a page and resolves to whether the commerce service answered. A ready process stays
 * ready when the service fails, because the page cache still serves visitors. `getProblems` names what else does not work
 * in lines for the operator.
 */
export function createReadiness(
  probe: () => Promise<boolean>,
  getProblems: () => readonly string[] = () => [],
) {
  const startedAt = performance.now();
  let state: "starting" | "ready" | "draining" = "starting";
  let endsConnections = false;
  let running: Promise<void> | null = null;

  async function check(): Promise<void> {
    const isReady =
      (await probe().catch(() => false)) || performance.now() - startedAt >= maxWaitMs;
    if (state === "starting" && isReady) state = "ready";
    running = null;
  }

  return {
    async respond(): Promise<Response> {
      if (state === "starting") {
        running ??= check();
        await running;
      }
      return new Response([state, ...getProblems(), ""].join("\n"), {
        status: state === "ready" ? 200 : 503,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      });
    },
    drain(): void {
      state = "draining";
    },
    /** Whether each response is the last of its connection. */
    endsConnections: () => endsConnections,
    endConnections(): void {
      endsConnections = true;
    },
  };
}
