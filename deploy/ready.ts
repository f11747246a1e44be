import { argv, env, exit } from "node:process";

/** The health check of a container: exits with 0 when the service answers without a 5xx status. */
const port = env.PORT || "3000";
const path = argv[2] ?? "/readyz";

try {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    signal: AbortSignal.timeout(4_000),
  });
  exit(response.status < 500 ? 0 : 1);
} catch {
  exit(1);
}
