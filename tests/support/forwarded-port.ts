import { connect, createServer } from "node:net";

/** Another address of a server, as a mapped port or a tunnel gives it one: bytes pass unchanged. */
export async function forwardPort(origin: string, hostname: string) {
  const { hostname: targetName, port: targetPort } = new URL(origin);
  const server = createServer((client) => {
    const target = connect(Number(targetPort), targetName);
    client.on("error", () => target.destroy());
    target.on("error", () => client.destroy());
    client.pipe(target).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The port is not open");
  return {
    origin: `http://${hostname}:${address.port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
