import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands in front of a commerce service and counts what it is asked. */
export async function startCountingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const agent = new Agent({ keepAlive: true });
  let calls = 0;
  let givenUp = 0;

  const server = createServer((incoming, outgoing) => {
    calls += 1;
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) givenUp += 1;
    });
    const { method, url: path, headers } = incoming;
    const call = request({ hostname, port, method, path, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    call.on("error", () => outgoing.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls: () => calls,
    /** Calls to whose answer the caller did not wait. */
    givenUp: () => givenUp,
    stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
