import { once } from "node:events";
import { Worker } from "node:worker_threads";

const source = `
const { parentPort, workerData } = require("node:worker_threads");
const visit = async (address) => {
  const response = await fetch(address, { redirect: "manual" });
  await response.text();
  return response.status;
};
Promise.all(workerData.map(visit)).then((all) => parentPort.postMessage(all));
`;

/** Fetches all URLs concurrently in a worker thread, which does not delay the test. Resolves to the statuses. */
export async function fetchAll(addresses: readonly string[]): Promise<number[]> {
  const worker = new Worker(source, { eval: true, workerData: addresses });
  const [statuses] = await once(worker, "message");
  await worker.terminate();
  return statuses;
}
