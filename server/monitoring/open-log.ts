import { type LevelWithSilent, pino } from "pino";
import { createLog, type Log } from "./log.ts";

/** Logs to standard output; at a terminal the default level is `warn`. */
export function openLog(level?: LevelWithSilent): Log {
  // Accessing `process.stdout` makes a pipe non-blocking, so that a stalled reader does not block the shop.
  const defaultLevel = process.stdout.isTTY ? "warn" : "info";
  const output = pino.destination({
    dest: 1,
    sync: true,
    maxLength: 2 ** 20,
    retryEAGAIN: () => false,
  });
  // A full disk or a stalled reader must not stop the shop: up to 1 MB is buffered.
  output.on("error", () => {});
  return createLog(level ?? defaultLevel, output);
}
