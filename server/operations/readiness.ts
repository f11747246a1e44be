/** Whether a load balancer should send visitors to this process. */
export type Readiness = {
  answer(): Promise<Response>;
  /** From now on: finish what is under way, send nothing more. */
  drain(): void;
};

type ReadinessParts = {
  /** Renders a page; whether all of it could be shown. */
  probe(): Promise<boolean>;
  now?: () => number;
};

/** A process that cannot reach the commerce service for this long serves what it has. */
const longestWaitMs = 30_000;

/**
 * Ready is whoever has once shown a whole page. That stays so when the commerce service goes away:
 * kept pages and those that need no commerce are served, and with every process out of the balance
 * visitors would get nothing at all. Only a new process waits, so that a release during such a time
 * does not put empty processes in the place of those with kept pages; but not for ever, because
 * after a power cut there are no others.
 */
export function createReadiness({ probe, now = Date.now }: ReadinessParts): Readiness {
  const startedAt = now();
  let state: "starting" | "ready" | "draining" = "starting";
  let running: Promise<void> | null = null;

  async function tryOut(): Promise<void> {
    const isWhole = await probe().catch(() => false);
    const isLongEnough = now() - startedAt >= longestWaitMs;
    if (state === "starting" && (isWhole || isLongEnough)) state = "ready";
  }

  return {
    async answer() {
      if (state === "starting") {
        running ??= tryOut().finally(() => {
          running = null;
        });
        await running;
      }
      return new Response(`${state}\n`, {
        status: state === "ready" ? 200 : 503,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      });
    },
    drain() {
      state = "draining";
    },
  };
}
