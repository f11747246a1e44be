import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "./config.ts";
import { listen, newHttpServer } from "./http-server.ts";

const config = parseConfig({ PORT: "0", METRICS_PORT: "0" });

function open(settings: Partial<typeof config>, prefix?: "METRICS_") {
  const server = newHttpServer();
  onTestFinished(() => void server.close());
  return listen(server, { ...config, ...settings }, prefix);
}

test("a taken port is reported with the next step", async () => {
  const port = await open({});

  await expect(open({ PORT: port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already taken by another program.\n` +
      `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
  await expect(open({ METRICS_PORT: port }, "METRICS_")).rejects.toThrow(
    `METRICS_PORT=${port + 1} npm start`,
  );
});

test("an address of another machine is reported", async () => {
  await expect(open({ HOST: "192.0.2.1" })).rejects.toThrow('HOST is "192.0.2.1"');
});
