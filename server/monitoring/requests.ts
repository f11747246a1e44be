import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { getPath, type Log, requestId, toLoggedPath } from "./log.ts";
import { requestDuration } from "./metrics.ts";
import type { GetRoute } from "./routes.ts";

type Monitoring = {
  log: Log;
  getRoute: GetRoute;
  /** Number of reverse proxies; behind one its `X-Request-Id` is kept. */
  trustedProxies: number;
};

/** Gives every request an id, and logs and measures its response when that has ended. */
export function monitorRequests(
  listener: RequestListener,
  monitoring: Monitoring,
): RequestListener {
  const { log, getRoute, trustedProxies } = monitoring;

  return (request, response) => {
    const startedAt = performance.now();
    const given = trustedProxies > 0 ? request.headers["x-request-id"] : undefined;
    const isToken = typeof given === "string" && /^[\w.-]{1,64}$/.test(given);
    const id = isToken ? given : randomUUID();
    response.setHeader("X-Request-Id", id);

    response.once("close", () => {
      const ms = performance.now() - startedAt;
      const { method, url = "" } = request;
      const { statusCode: status, writableFinished } = response;
      const path = getPath(url);
      const [page, bytes] = ["x-page", "content-length"].map((name) => response.getHeader(name));
      const labels = { route: getRoute(path), status: `${Math.floor(status / 100)}xx` };
      requestDuration.observe({ ...labels, page: String(page ?? "none") }, ms / 1000);

      const isHealthCheck = path === "/healthz" || path === "/readyz";
      const level = isHealthCheck ? "debug" : status >= 500 ? "error" : "info";
      log[level]({
        requestId: id,
        method,
        path: toLoggedPath(path),
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: bytes === undefined ? undefined : Number(bytes),
        page,
        cutOff: writableFinished ? undefined : true,
      });
    });
    requestId.run(id, listener, request, response);
  };
}
