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

/** Opens all addresses at once, in a thread of its own: reading so much keeps nobody else in the test waiting. */
export async function crowd(addresses: readonly string[]): Promise<number[]> {
  const worker = new Worker(source, { eval: true, workerData: addresses });
  const [statuses] = await once(worker, "message");
  await worker.terminate();
  return statuses;
}
