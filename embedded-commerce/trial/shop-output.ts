import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/**
 * Prints each line of the shop, and resolves with the one that says that it is ready. Where the shop does not stay open,
 * it announces no address: that line is not printed.
 */
export function relayUntilReady(
  output: Readable,
  print: (line: string) => void,
  staysOpen: boolean,
): Promise<void> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on("line", (line) => {
      const isReady = line.includes(" is ready on ");
      if (staysOpen || !isReady) print(line);
      if (isReady) resolve();
    });
  });
}
